import { isRecord } from '#base'
import type { Database } from '#db'
import type { Pages } from '#pages'
import { defaultShopSettings, type ShopSettings, shopSettingsFor, type TaxRule } from '#shop/schema'

type TaxClass = ShopSettings['tax']['classes'][number]

/** The shop's settings: the owner's values over the defaults, cached until the site's settings change. */
export function createShopSettings(
  pages: Pages,
  replaceTaxRates: (rules: readonly TaxRule[]) => Promise<unknown>,
) {
  let settings: Promise<ShopSettings> | undefined

  async function read(): Promise<ShopSettings> {
    const [site, stored] = await Promise.all([pages.settings.get(), pages.settings.other('shop')])
    const own = { name: site.siteName, email: site.email }
    const merged = merge({ ...shopSettingsFor(site.locale), ...own }, stored)
    // Prices and dates use the language and time zone of the page.
    return { ...(merged as ShopSettings), locale: site.locale, timeZone: site.timeZone }
  }

  return {
    get: () => {
      settings ??= read().catch(error => {
        settings = undefined
        throw error
      })
      return settings
    },
    /**
     * Changes settings. Changed product paths get redirects. `taxes`, which older settings contain,
     * replaces the tax rates.
     */
    async set({ taxes, ...changes }: Partial<ShopSettings> & { taxes?: readonly TaxRule[] }) {
      if (taxes) await replaceTaxRates(taxes)
      const { product } = (await read()).paths
      const next = changes.paths?.product ?? product
      if (next !== product) await pages.redirects.movePrefix(product, next)
      const stored = await pages.settings.other('shop')
      await pages.settings.setOther('shop', { ...(isRecord(stored) ? stored : {}), ...changes })
      settings = undefined
    },
    /**
     * Updates the shop's paths when one of its pages moves. The redirect covers the time until all
     * processes know.
     */
    followPage: (tx: Database, from: string, to: string) =>
      pages.settings.changeOther(tx, 'shop', stored => {
        const { paths, terms } = merge(defaultShopSettings, stored) as ShopSettings
        const follow = (path: string) => (path === from ? to : path)
        const followed = Object.entries(paths).map(([name, path]) => [name, follow(path)])
        const next = {
          ...(isRecord(stored) ? stored : {}),
          paths: Object.fromEntries(followed),
          terms: { ...terms, path: follow(terms.path) },
        }
        return JSON.stringify([next.paths, next.terms]) === JSON.stringify([paths, terms])
          ? undefined
          : next
      }),
    /** Adds tax classes by id, within the caller's transaction. */
    async addTaxClasses(tx: Database, classes: readonly TaxClass[]) {
      await pages.settings.changeOther(tx, 'shop', stored => {
        const { tax } = merge(defaultShopSettings, stored) as ShopSettings
        const all = new Map([...classes, ...tax.classes].map(one => [one.id, one]))
        if (all.size === tax.classes.length) return undefined
        const added = [...all.values()].filter(one => !tax.classes.some(({ id }) => id === one.id))
        const next = { ...tax, classes: [...tax.classes, ...added] }
        return { ...(isRecord(stored) ? stored : {}), tax: next }
      })
      settings = undefined
    },
    forget() {
      settings = undefined
    },
  }
}

export type StoredShopSettings = ReturnType<typeof createShopSettings>

/** Merges stored values over defaults, so that new settings in a group keep their default. */
function merge(defaults: unknown, stored: unknown): unknown {
  if (stored === undefined) return defaults
  if (!isRecord(defaults) || !isRecord(stored)) return stored
  const keys = Object.keys({ ...defaults, ...stored })
  return Object.fromEntries(keys.map(key => [key, merge(defaults[key], stored[key])]))
}
