import { expect, it } from 'vitest'
import { toErrorRecord } from './error-record.ts'
import { redactText } from './redact.ts'
import { redactDetails } from './redact-details.ts'

it.each([
  ['sent to Ada <ada.lovelace@example.co.uk>', 'sent to Ada <[email]>'],
  ['sent to müller@münchen.de.', 'sent to [email].'],
  ['from 203.0.113.9:4711', 'from [ip]:4711'],
  ['from ::ffff:203.0.113.9', 'from [ip]'],
  ['from 2001:db8::8a2e:370:7334', 'from [ip]'],
  ['smtp://user:pa%20ss@mail.example.com:587 failed', 'smtp://[user]@mail.example.com:587 failed'],
  ['GET /search?q=my+illness&page=2 failed', 'GET /search?[query] failed'],
  ['https://shop.example/a?token=abc#x', 'https://shop.example/a?[query]'],
  ['call +49 30 1234567 now', 'call [phone] now'],
  ['/newsletter/confirm/eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', '/newsletter/confirm/[token]'],
])('removes personal data and secrets: %s', (text, expected) => {
  expect(redactText(text)).toBe(expected)
})

it.each([
  'task prune-invalidations-of-yesterday took 1.2.3 at 12:34:56',
  'order 01a2dfed-4a80-71f7-b0a3-7be3d6e5187b version 24.21.0',
  'UNIQUE constraint failed: newsletter_subscribers.list_id',
  'at file:///opt/vitrine/dist/assets/chunk-24qQfShw.js:12:34',
  'Is it there? yes=no',
  'migration 0560-cdn-position of 2026-11-29T06:00:00.000Z',
])('keeps what is needed: %s', text => {
  expect(redactText(text)).toBe(text)
})

it('logs of a database error what failed, and no value of a row', () => {
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint "subscribers_email"'),
    {
      name: 'error',
      code: '23505',
      table: 'subscribers',
      constraint: 'subscribers_email',
      detail: 'Key (email)=(ada@example.com) already exists.',
      parameters: ['Ada'],
      where: 'COPY line 1: "Ada Lovelace"',
    },
  )
  const record = toErrorRecord(error)
  expect(record).toMatchObject({
    message: error.message,
    code: '23505',
    table: 'subscribers',
    constraint: 'subscribers_email',
  })
  expect(record.stack).toMatch(/^\s+at /)
  expect(JSON.stringify(record)).not.toMatch(/ada/i)
  const syntax = Object.assign(new Error('invalid input syntax for type bigint: "Ada Lovelace"'), {
    code: '22P02',
  })
  expect(toErrorRecord(syntax).message).toBe('invalid input syntax for type bigint: "…"')
})

it('logs the codes of a mail server and not its words, also of a cause', () => {
  const refused = Object.assign(new Error('550 5.1.1 Ada Lovelace has no mailbox here'), {
    responseCode: 550,
    response: '550 5.1.1 Ada Lovelace has no mailbox here',
    command: 'RCPT TO',
    rejected: ['ada@example.com'],
  })
  const failure = new Error(refused.message, { cause: refused })
  const record = toErrorRecord(failure)
  expect(record.message).toBe('the mail server answered 550 5.1.1 to RCPT TO')
  expect(JSON.stringify(record)).not.toMatch(/ada/i)
})

it('replaces values by their name, at any depth', () => {
  const error = new Error('kept for its serializer')
  expect(
    redactDetails({
      err: error,
      status: 502,
      details: [{ email: 'a', headers: { cookie: 'x' }, text: 'of ada@example.com' }],
    }),
  ).toEqual({
    err: error,
    status: 502,
    details: [{ email: '[redacted]', headers: '[redacted]', text: 'of [email]' }],
  })
})

it('logs errors within details like others, as libraries report them', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
  })
  const { details } = redactDetails({ details: ['sign-up failed', error] })
  expect(details).toMatchObject(['sign-up failed', { message: 'duplicate key', code: '23505' }])
  expect(JSON.stringify(details)).not.toContain('ada')
})
