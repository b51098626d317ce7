import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#base'
import { createAskVies } from '../src/server/outbound/ask-vies.ts'
import { createOutbound } from '../src/server/outbound/index.ts'
import { startGeocoder as startJsonServer } from './doubles/geocoder.ts'

let server: Awaited<ReturnType<typeof startJsonServer>>
beforeAll(async () => {
  server = await startJsonServer()
})
afterAll(() => server.stop())

const french = { number: 'FR40303265045', country: 'FR' }
const german = { number: 'DE136695976', country: 'DE' }
const outbound = createOutbound({ allowPrivate: true, now: systemClock.now })
const ask = (url = server.url) => createAskVies(outbound, `${url}/check-vat-number`)

it('SH-4: asks VIES for both numbers and returns its proof', async () => {
  server.saysJson({
    ...{ countryCode: 'FR', vatNumber: '40303265045', valid: true },
    ...{ requestDate: '2026-03-02T09:00:00Z', requestIdentifier: 'WAPIAAAAW1' },
  })
  expect(await ask()(french, german)).toEqual({ isValid: true, consultation: 'WAPIAAAAW1' })
  expect(server.asked.at(-1)).toMatchObject({
    method: 'POST',
    body: {
      countryCode: 'FR',
      vatNumber: '40303265045',
      requesterMemberStateCode: 'DE',
      requesterNumber: '136695976',
    },
  })
  server.saysJson({ valid: true, requestIdentifier: '' })
  expect(await ask()(french, undefined)).toEqual({ isValid: true, consultation: undefined })
  expect(server.asked.at(-1)?.body).toEqual({ countryCode: 'FR', vatNumber: '40303265045' })
})

it('SH-4: a number that is not registered is not one that could not be checked', async () => {
  server.saysJson({ valid: false, userError: 'INVALID' })
  expect(await ask()(french, undefined)).toMatchObject({ isValid: false })
})

it.each([
  ['a register that is down', { valid: false, userError: 'MS_UNAVAILABLE' }],
  [
    'too many requests',
    { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] },
  ],
  ['another answer', ['valid']],
])('SH-4: %s is no answer', async (_, body) => {
  server.saysJson(body)
  expect(await ask()(french, undefined)).toBeUndefined()
})

it('SH-4: errors, other formats and a closed port are no answer', async () => {
  server.says(response => response.writeHead(500).end('{"valid":true}'))
  expect(await ask()(french, undefined)).toBeUndefined()
  server.says(response => response.end('<html>'))
  expect(await ask()(french, undefined)).toBeUndefined()
  expect(await ask('http://127.0.0.1:1')(french, undefined)).toBeUndefined()
})
