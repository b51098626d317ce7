import { describe, expect, it } from 'vitest'
import { isContactEmail } from '#base'
import { type EmailVerdict, emailVerdicts } from '../../tests/fixtures/emails.ts'
import { sharedJson } from '../../tests/support/shared-data.ts'

describe.each([
  ['our addresses', emailVerdicts],
  ['other people’s addresses', sharedJson<EmailVerdict[]>('forms/emails.json')],
])('FM-3 the email rule, with %s', (_, verdicts = []) => {
  const itCompares = it.skipIf(verdicts.length === 0)

  itCompares('has the verdicts to compare with', () => {
    expect(verdicts.length).toBeGreaterThan(100)
  })

  itCompares('gives the stated verdict for every address of a contact form', () => {
    const wrong = verdicts
      .filter(({ contact_form }) => contact_form !== 'empty')
      .filter(({ email, contact_form }) => isContactEmail(email) !== contact_form)
    expect(wrong).toEqual([])
  })
})
