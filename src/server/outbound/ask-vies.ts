import { isRecord, SECOND } from '#base'
import type { AskVies } from '#shop'
import type { Outbound } from './index.ts'

/** REST API of the European Commission for checking VAT numbers. */
const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number'
const LIMITS = { maxBytes: 64 * 1024, timeoutMs: 5 * SECOND }
const MAX_CONSULTATION = 100

/** Asks VIES whether a VAT ID is registered; undefined if VIES or the country's register is down. */
export function createAskVies(outbound: Outbound, url = VIES_URL): AskVies {
  return async ({ number }, requester) => {
    const body = {
      ...{ countryCode: number.slice(0, 2), vatNumber: number.slice(2) },
      ...(requester && {
        requesterMemberStateCode: requester.number.slice(0, 2),
        requesterNumber: requester.number.slice(2),
      }),
    }
    try {
      const answer = await outbound.call({
        method: 'POST',
        url,
        body: JSON.stringify(body),
        contentType: 'application/json',
        ...LIMITS,
      })
      if (answer.status !== 200) return undefined
      return readAnswer(JSON.parse(answer.body))
    } catch {
      return undefined
    }
  }
}

/** A failure of a country's register has no `valid`, or states an error beside it. */
function readAnswer(answer: unknown) {
  if (!isRecord(answer) || typeof answer.valid !== 'boolean') return undefined
  const { valid, requestIdentifier: identifier, userError: error } = answer
  const isAnswered = error === undefined || error === 'VALID' || error === 'INVALID'
  if (!isAnswered && !valid) return undefined
  const consultation = typeof identifier === 'string' && identifier ? identifier : undefined
  return { isValid: valid, consultation: consultation?.slice(0, MAX_CONSULTATION) }
}
