import type { Subscribe } from './provider.ts'
import { readAnswer } from './read-answer.ts'

const ADDRESS = 'https://api.brevo.com'

/**
 * Brevo API 3. With a template, Brevo mails a confirmation link (`doubleOptinConfirmation`);
 * without one, the contact is subscribed at once. Custom fields are attributes by id.
 */
export const subscribeToBrevo: Subscribe = async (call, account, signUp) => {
  const { email, firstName, lastName, fields, remoteId, templateId, site } = signUp
  const attributes = Object.fromEntries(
    [
      ['FIRSTNAME', firstName],
      ['LASTNAME', lastName],
      ...fields.map(({ id, value }) => [id.toUpperCase(), value]),
    ].filter(([, value]) => value !== ''),
  )
  const lists = [Number(remoteId)]
  const hasTemplate = templateId !== ''
  const answer = await call({
    method: 'POST',
    url: `${account.url.replace(/\/$/, '') || ADDRESS}/v3/contacts${hasTemplate ? '/doubleOptinConfirmation' : ''}`,
    headers: { 'api-key': account.secret, 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      attributes,
      ...(hasTemplate
        ? { includeListIds: lists, templateId: Number(templateId), redirectionUrl: site }
        : { listIds: lists, updateEnabled: true }),
    }),
  })
  // Only 201 and 204 confirm success.
  if (answer.status === 200) throw new Error('unexpected answer')
  return readAnswer(answer, said => said.message)
}
