import { type Clock, createLru, DAY, MINUTE } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import type { BuyerTaxes } from '../money/tax-rates.ts'
import { isEuCountry } from './eu-rates.ts'
import { untaxedAt } from './match-rates.ts'
import { readVatId, type VatId } from './vat-id.ts'

/**
 * Result of a check. `verified`: registered according to VIES. `formal`: right format and checksum,
 * VIES is not used. `unavailable`: VIES did not answer. `rejected`: not registered. `malformed`:
 * wrong format or checksum. `elsewhere`: of a country that is not that of the buyer.
 */
export const VAT_STATES = [
  'verified',
  'formal',
  'unavailable',
  'rejected',
  'malformed',
  'elsewhere',
] as const
export type VatState = (typeof VAT_STATES)[number]

export interface VatCheck {
  /** Without spaces; as entered if malformed. */
  number: string
  country: string
  state: VatState
  checkedAt: number
  /** Proof of the query, which VIES gives to businesses that state their own number. */
  consultation?: string | undefined
}

/** Answer of VIES; undefined if it is not available. */
export type AskVies = (
  asked: VatId,
  requester: VatId | undefined,
) => Promise<{ isValid: boolean; consultation: string | undefined } | undefined>

const MAX_CACHED_BYTES = 1_000_000
const FRESH_MS = DAY
/** A service that is down is asked again after this time. */
const RETRY_MS = MINUTE

type Answer = Pick<VatCheck, 'state' | 'checkedAt' | 'consultation'>

/** Checks VAT IDs of buyers. Answers of VIES are cached for a day. */
export function createVatIds({ askVies, clock }: { askVies: AskVies; clock: Clock }) {
  const cache = createLru<Answer>({ maxBytes: MAX_CACHED_BYTES, sizeOf: key => key.length + 200 })
  const pending = new Map<string, Promise<Answer>>()

  function known(key: string): Answer | undefined {
    const answer = cache.get(key)
    const maxAgeMs = answer?.state === 'unavailable' ? RETRY_MS : FRESH_MS
    return answer && clock.now() - answer.checkedAt < maxAgeMs ? answer : undefined
  }

  async function ask(id: VatId, ownId: string): Promise<Answer> {
    const answered = await askVies(id, readVatId(ownId))
    const state = answered ? (answered.isValid ? 'verified' : 'rejected') : 'unavailable'
    const answer = { state, checkedAt: clock.now(), consultation: answered?.consultation } as const
    cache.set(`${id.number} ${ownId}`, answer)
    return answer
  }

  async function lookUp(id: VatId, ownId: string, mayAsk: boolean): Promise<Answer> {
    const key = `${id.number} ${ownId}`
    const found = known(key)
    if (found) return found
    if (!mayAsk) return { state: 'unavailable', checkedAt: clock.now() }
    const running = pending.get(key) ?? ask(id, ownId).finally(() => pending.delete(key))
    pending.set(key, running)
    return running
  }

  return {
    /**
     * Checks the number of a buyer in these countries. Undefined if none was entered or the shop
     * does not accept any. With `mayAsk`, VIES is asked, which takes up to five seconds.
     */
    async check(
      { country, tax }: Pick<ShopSettings, 'country' | 'tax'>,
      entered: { vatId: string; countries: readonly string[] },
      { mayAsk }: { mayAsk: boolean },
    ): Promise<VatCheck | undefined> {
      if (!entered.vatId || !acceptsVatIds({ country, tax })) return undefined
      const checkedAt = clock.now()
      const id = readVatId(entered.vatId)
      if (!id) return { number: entered.vatId, country: '', state: 'malformed', checkedAt }
      if (!entered.countries.includes(id.country)) return { ...id, state: 'elsewhere', checkedAt }
      if (!tax.vatIds.vies) return { ...id, state: 'formal', checkedAt }
      return { ...id, ...(await lookUp(id, tax.vatIds.ownId, mayAsk)) }
    },
  }
}

export type VatIds = ReturnType<typeof createVatIds>

/** VAT IDs matter to shops in the EU that have switched them on. */
export const acceptsVatIds = ({ country, tax }: Pick<ShopSettings, 'country' | 'tax'>) =>
  tax.vatIds.enabled && isEuCountry(country)

/**
 * Taxes of a buyer with this VAT ID: none for businesses in other EU countries, which account for
 * the tax themselves.
 */
export function withReverseCharge(
  { country, tax }: Pick<ShopSettings, 'country' | 'tax'>,
  taxes: BuyerTaxes,
  check: VatCheck | undefined,
): BuyerTaxes {
  const { location } = taxes.local
  const isAbroad = location.country !== country && isEuCountry(location.country)
  if (!check || !isAbroad || check.country === country) return taxes
  const isAccepted =
    check.state === 'verified' ||
    check.state === 'formal' ||
    (check.state === 'unavailable' && tax.vatIds.whenUnavailable === 'accept')
  if (!isAccepted) return taxes
  return { base: taxes.base, local: untaxedAt(location), exemption: 'reverse-charge' }
}
