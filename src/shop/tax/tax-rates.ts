import type { Selectable } from 'kysely'
import { createLru } from '#base'
import { type Database, prepareQuery, type Tables } from '#db'
import type { ShopSettings } from '../model/settings.ts'
import {
  type BuyerTaxes,
  defaultLocation,
  type LocalRates,
  shopLocation,
  type TaxLocation,
  taxesAtShop,
} from '../money/tax-rates.ts'
import { type PreparedRates, prepareRates, ratesAt, type TaxRateRule } from './match-rates.ts'

/** Cache tag of changed rates. Writers also invalidate `site`, because all prices may change. */
export const TAX_RATES_TAG = 'tax-rates'

const MAX_CACHED_BYTES = 8_000_000
const BYTES_PER_RATE = 400
const MAX_LOCATED_BYTES = 1_000_000
const BYTES_PER_LOCATION = 2000

/** Locations of a buyer; prices are taxed at one of them. */
export interface BuyerLocations {
  shipping: TaxLocation
  billing: TaxLocation
}

/**
 * The shop's tax rates. Those of a country and state are read once and stay in memory until rates
 * change, so that showing prices costs no query.
 */
export function createTaxRates({ db }: { db: Database }) {
  const createCache = () =>
    createLru<PreparedRates>({
      maxBytes: MAX_CACHED_BYTES,
      sizeOf: (_, rates) =>
        BYTES_PER_RATE * [...rates.values()].reduce((count, { length }) => count + length, 1),
    })
  /** Rates of recent locations, such as that of the shop. */
  const createLocated = () =>
    createLru<LocalRates>({ maxBytes: MAX_LOCATED_BYTES, sizeOf: () => BYTES_PER_LOCATION })
  let cache = createCache()
  let located = createLocated()
  let pending = new Map<string, Promise<PreparedRates>>()

  async function load(key: string, country: string, state: string) {
    const current = cache
    const rows = await ratesOfPlace.execute(db, { country, state })
    const rates = prepareRates(rows.map(toRule))
    current.set(key, rates)
    return rates
  }

  async function near({ country, state: text }: TaxLocation): Promise<PreparedRates> {
    const state = text.trim().toUpperCase()
    const key = `${country} ${state}`
    const known = cache.get(key) ?? pending.get(key)
    if (known) return known
    const started = pending
    const loading = load(key, country, state).finally(() => started.delete(key))
    started.set(key, loading)
    return loading
  }

  async function at(location: TaxLocation): Promise<LocalRates> {
    const { country, state, postcode, city } = location
    const key = JSON.stringify([country, state, postcode, city])
    const current = located
    const known = current.get(key)
    if (known) return known
    const local = ratesAt({ country, state, postcode, city }, await near(location))
    current.set(key, local)
    return local
  }

  return {
    at,

    /** Taxes of a buyer; without locations, of one whose address is unknown. */
    async ofBuyer(settings: ShopSettings, locations?: BuyerLocations): Promise<BuyerTaxes> {
      const { basedOn } = settings.tax
      const base = await at(shopLocation(settings))
      if (basedOn === 'base') return taxesAtShop(base)
      const location = locations?.[basedOn] ?? defaultLocation(settings)
      const local = await at(location)
      const isOutside = base.isTaxed && !local.isTaxed && location.country !== settings.country
      return { base, local, exemption: isOutside ? 'outside' : undefined }
    },

    /** Called after changes by any process. */
    forget() {
      cache = createCache()
      located = createLocated()
      pending = new Map()
    },
  }
}

export type TaxRates = ReturnType<typeof createTaxRates>

const ratesOfPlace = prepareQuery<{ country: string; state: string }>()((db, value) =>
  db
    .selectFrom('tax_rates')
    .selectAll()
    .where(({ eb }) =>
      eb.and([
        eb.or([eb('country', '=', value('country')), eb('country', '=', '')]),
        eb.or([eb('state', '=', value('state')), eb('state', '=', '')]),
      ]),
    ),
)

export const toRule = (row: Selectable<Tables['tax_rates']>): TaxRateRule => ({
  id: row.id,
  country: row.country,
  state: row.state,
  postcodes: JSON.parse(row.postcodes) as string[],
  cities: JSON.parse(row.cities) as string[],
  ppm: row.ppm,
  name: row.name,
  priority: row.priority,
  compound: row.compound === 1,
  shipping: row.shipping === 1,
  taxClass: row.tax_class,
  position: row.position,
})
