import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isContactAddress, isNewsletterAddress } from '#base'

interface Verdict {
  email: string
  contact_form: boolean | 'empty'
  newsletter: boolean
}

const file = new URL('../../../shared/data/forms/emails.json', import.meta.url)
const verdicts = JSON.parse(readFileSync(file, 'utf8')) as Verdict[]

describe('FM-3 the email rule', () => {
  it('has the verdicts to compare with', () => {
    expect(verdicts.length).toBeGreaterThan(250)
  })

  it('gives the stated verdict for every address of a contact form', () => {
    const wrong = verdicts
      .filter(({ contact_form }) => contact_form !== 'empty')
      .filter(({ email, contact_form }) => isContactAddress(email) !== contact_form)
    expect(wrong).toEqual([])
  })

  it('gives the stated verdict for every address of a newsletter', () => {
    const wrong = verdicts.filter(
      ({ email, newsletter }) => isNewsletterAddress(email) !== newsletter,
    )
    expect(wrong).toEqual([])
  })
})
