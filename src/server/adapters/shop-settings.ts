import { isRecord } from '#base'
import type { Database } from '#db'
import type { Pages } from '#pages'
import { defaultShopSettings, type ShopSettings, shopSettingsFor } from '#shop/schema'

/** The shop's settings: what the owner set over the defaults; kept until the site's settings change. */
export function createShopSettings(pages: Pages) {
  let settings: Promise<ShopSettings> | undefined

  async function read(): Promise<ShopSettings> {
    const [site, stored] = await Promise.all([pages.settings.get(), pages.settings.other('shop')])
    const own = { name: site.siteName, email: site.email }
    const merged = merge({ ...shopSettingsFor(site.locale), ...own }, stored)
    // Prices, dates and words on one page speak one language.
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
    /** Whoever has an old address of a product is led to the new one. */
    async set(changes: Partial<ShopSettings>) {
      const { product } = (await read()).paths
      const next = changes.paths?.product ?? product
      if (next !== product) await pages.redirects.movePrefix(product, next)
      const stored = await pages.settings.other('shop')
      await pages.settings.setOther('shop', { ...(isRecord(stored) ? stored : {}), ...changes })
      settings = undefined
    },
    /** A page of the shop that moves takes its address here along; its redirect serves until this is known everywhere. */
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
    forget() {
      settings = undefined
    },
  }
}

export type StoredShopSettings = ReturnType<typeof createShopSettings>

/** What was stored over the defaults: a setting that is newer than the rest of its group keeps its default. */
function merge(defaults: unknown, stored: unknown): unknown {
  if (stored === undefined) return defaults
  if (!isRecord(defaults) || !isRecord(stored)) return stored
  const keys = Object.keys({ ...defaults, ...stored })
  return Object.fromEntries(keys.map(key => [key, merge(defaults[key], stored[key])]))
}
