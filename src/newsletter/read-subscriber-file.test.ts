import { expect, it } from 'vitest'
import { readSubscriberFile } from './read-subscriber-file.ts'

async function read(text: string) {
  const read = await readSubscriberFile(Buffer.from(text), { language: 'de' })
  if (!read.ok) throw new Error(read.reason)
  return read
}

const LEFT = 'left@example.com'
const HERE = 'here@example.com'

it.each([
  ['a flag of Ghost', `email,subscribed_to_emails\n${LEFT},false\n${HERE},true`],
  ['consent of Shopify', `Email,Accepts Email Marketing\n${LEFT},no\n${HERE},yes`],
  ['consent of Klaviyo', `Email,Email Marketing Consent\n${LEFT},UNSUBSCRIBED\n${HERE},SUBSCRIBED`],
  ['a state of Kit', `email,state\n${LEFT},cancelled\n${HERE},active`],
  ['a flag of HubSpot', `Email,Unsubscribed from all email\n${LEFT},true\n${HERE},false`],
  ['a German day', `E-Mail;Abgemeldet am\n${LEFT};01.02.2026\n${HERE};`],
  ['a French state', `Adresse e-mail;État\n${LEFT};Désabonné\n${HERE};Abonné`],
  ['a Spanish state', `Correo electrónico;Estado\n${LEFT};Dado de baja\n${HERE};Suscrito`],
  ['a column of answers', `E-Mail;Newsletter\n${LEFT};nein\n${HERE};ja`],
  ['a flag not to write', `E-mail,Do not email\n${LEFT},yes\n${HERE},no`],
  ['a short flag not to write', `E-mail,donotmail\n${LEFT},x\n${HERE},`],
  ['the day somebody left', `E-mail,Left at\n${LEFT},2026-01-02 10:00\n${HERE},`],
  ['a day of leaving', `E-mail,Cancelled\n${LEFT},2026-01-02\n${HERE},`],
  ['a flag of removal', `E-mail,Removed\n${LEFT},true\n${HERE},false`],
  ['a flag of rest', `E-mail,Inactive\n${LEFT},1\n${HERE},0`],
  ['a flag that says no', `E-mail,Active\n${LEFT},no\n${HERE},yes`],
  ['a consent taken back', `E-mail,Consent\n${LEFT},revoked\n${HERE},yes`],
  ['a database without moments', `email;unsubscribed_at\n${LEFT};2026-01-01\n${HERE};0000-00-00`],
])('knows who left by %s', async (_, text) => {
  const { rows, problems } = await read(text)
  expect(problems).toEqual([])
  expect(rows.map(row => [row.email, row.status])).toEqual([
    [LEFT, 'unsubscribed'],
    [HERE, 'confirmed'],
  ])
})

it.each([
  ['a link', `email,unsubscribe_url\n${HERE},https://example.com/u/1`],
  ['a count', `email,bounce_count\n${HERE},1`],
  ['a side', `email,Left\n${HERE},Panel`],
  ['a place', `email,State\n${HERE},Texas`],
  ['names of lists', `email,Newsletter\n${HERE},Spring; Summer`],
  ['the moment of the sign-up', `email,OPTIN_TIME\n${HERE},2026-01-01 10:00`],
])('takes %s for no status', async (_, text) => {
  expect((await read(text)).rows.map(row => row.status)).toEqual(['confirmed'])
})

it('does not count rows without consent as subscribed', async () => {
  const { rows, problems } = await read(`Email,Subscribed\n${LEFT},\n${HERE},x`)
  expect(rows.map(row => row.email)).toEqual([HERE])
  expect(problems).toMatchObject([{ row: 2, reason: 'not-confirmed' }])
})

it('reads addresses as mail programs copy them', async () => {
  const { rows } = await read(
    'Anna Berg <anna@example.com>\nmailto:bo@example.com\n\u200bcy@example.com',
  )
  expect(rows.map(({ email, firstName, lastName }) => [email, firstName, lastName])).toEqual([
    ['anna@example.com', 'Anna', 'Berg'],
    ['bo@example.com', '', ''],
    ['cy@example.com', '', ''],
  ])
})

it('divides a name at its comma, else before its last word', async () => {
  const { rows } = await read(
    'Name;E-Mail\nBerg, Anna Maria;a@example.com\nBo de Wit;b@example.com',
  )
  expect(rows.map(row => [row.firstName, row.lastName])).toEqual([
    ['Anna Maria', 'Berg'],
    ['Bo de', 'Wit'],
  ])
})
