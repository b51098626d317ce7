import { createHash } from 'node:crypto'
import type { ProviderAccount, Subscribe } from './provider.ts'
import { readAnswer, readJson } from './read-answer.ts'

/** Statuses of former subscribers, who must be set to pending explicitly. */
const LEFT = new Set(['unsubscribed', 'cleaned', 'archived', 'transactional'])

/**
 * Mailchimp Marketing API 3.0, "Add or update list member". New members are `pending`: Mailchimp
 * mails the confirmation link. Custom fields are merge fields by id.
 */
export const subscribeToMailchimp: Subscribe = async (call, account, signUp) => {
  const { email, firstName, lastName, fields, remoteId, ip } = signUp
  const member = createHash('md5').update(email.toLowerCase()).digest('hex')
  const url = `${addressOf(account)}/3.0/lists/${encodeURIComponent(remoteId)}/members/${member}`
  const headers = {
    authorization: `Basic ${Buffer.from(`vitrine:${account.secret}`).toString('base64')}`,
    'content-type': 'application/json',
  }
  const merge_fields = Object.fromEntries(
    [
      ['FNAME', firstName],
      ['LNAME', lastName],
      ...fields.map(({ id, value }) => [id.toUpperCase(), value]),
    ].filter(([, value]) => value !== ''),
  )
  const body = JSON.stringify({
    email_address: email,
    status_if_new: 'pending',
    merge_fields,
    ...(ip ? { ip_signup: ip } : {}),
  })
  const answer = await call({ method: 'PUT', url, headers, body })
  const taken = readAnswer(answer, said => said.detail ?? said.title)
  if (!taken.ok) return taken
  const { status } = readJson(answer.body)
  if (typeof status !== 'string') throw new Error('unexpected answer')
  if (!LEFT.has(status)) return taken
  const again = JSON.stringify({ status: 'pending' })
  const asked = await call({ method: 'PATCH', url, headers, body: again })
  return readAnswer(asked, said => said.detail ?? said.title)
}

/** Keys end with their data center: `…-us6`. */
function addressOf({ url, secret }: ProviderAccount): string {
  return url ? url.replace(/\/$/, '') : `https://${secret.split('-').at(-1)}.api.mailchimp.com`
}
