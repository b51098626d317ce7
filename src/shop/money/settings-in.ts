import type { Exchange } from '../model/currency-settings.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { ShippingMethod } from '../model/shipping-settings.ts'
import { convert } from './exchange.ts'

/** The currency in which prices are entered, also of settings in another one. */
export const baseCurrency = ({ currency, exchange }: ShopSettings): string =>
  exchange?.base ?? currency

/** The exchange to an enabled currency; undefined for the base currency and unknown ones. */
export function findExchange(
  { currency: base, currencies }: ShopSettings,
  code: string | undefined,
): Exchange | undefined {
  const found = code === base ? undefined : currencies.find(one => one.code === code)
  if (!found) return undefined
  const { code: currency, rate, rateDate, rounding } = found
  return { base, currency, rate, rateDate, rounding }
}

/** Settings whose currency and amounts are those of an exchange. */
export function settingsIn(settings: ShopSettings, exchange: Exchange | undefined): ShopSettings {
  if (!exchange) return settings
  return {
    ...settings,
    currency: exchange.currency,
    exchange,
    zones: settings.zones.map(zone => ({
      ...zone,
      methods: zone.methods.map(method => methodIn(method, exchange)),
    })),
  }
}

/** Formulas stay in the base currency: `shipping/methods.ts` converts their results. */
function methodIn(method: ShippingMethod, exchange: Exchange): ShippingMethod {
  const { cost, minimum, by, rows } = method
  return {
    ...method,
    cost: convert(cost, exchange),
    minimum: convert(minimum, exchange),
    ...(rows && {
      rows: rows.map(({ upTo, cost }) => ({
        upTo: upTo !== null && by === 'value' ? convert(upTo, exchange) : upTo,
        cost: convert(cost, exchange),
      })),
    }),
  }
}

/** Settings by currency, converted once for each version of the settings. */
export function createLocalSettings() {
  let source: ShopSettings | undefined
  let local = new Map<string, ShopSettings>()
  return (settings: ShopSettings, code: string | undefined): ShopSettings => {
    const exchange = findExchange(settings, code)
    if (!exchange) return settings
    if (settings !== source) {
      source = settings
      local = new Map()
    }
    const known = local.get(exchange.currency) ?? settingsIn(settings, exchange)
    local.set(exchange.currency, known)
    return known
  }
}
