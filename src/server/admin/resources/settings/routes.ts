import Type from 'typebox'
import { refuse } from '#base'
import { archivedKinds, movedPrefixes, type Settings, SettingsSchema } from '#pages/schema'
import { ShopSettings, TaxRule } from '#shop/schema'
import { readGoogleKey, writeGoogleKey } from '../../../address-suggestions/google-key.ts'
import { readBotSecret, writeBotSecret } from '../../../bot-provider-settings.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { findProblems } from './find-problems.ts'
import { testMailRoutes } from './test-mail-routes.ts'

const allow = 'settings.write'
/** There is one settings record; the admin reads it like any other entry. */
const SITE = 'site'
const SiteParams = Type.Object({ id: Type.Literal(SITE) })
const SettingsBody = Type.Object(
  {
    // The theme and content types have their own routes.
    ...Type.Partial(Type.Omit(SettingsSchema, ['activeTheme', 'contentTypes'])).properties,
    shop: Type.Optional(
      Type.Object(
        {
          ...Type.Partial(Type.Omit(ShopSettings, ['name', 'locale', 'timeZone', 'mails']))
            .properties,
          // Mails have their own routes, which check placeholders.
          /** Replaces the tax rates; part of older settings. */
          taxes: Type.Optional(Type.Array(TaxRule, { maxItems: 500 })),
        },
        { additionalProperties: false },
      ),
    ),
    /** Write-only. */
    googlePlacesKey: Type.Optional(Type.String({ maxLength: 200, pattern: '^[\\w-]*$' })),
    /** Secret of the third-party bot check; write-only. */
    botProviderSecret: Type.Optional(Type.String({ maxLength: 200, pattern: '^[\\w.-]*$' })),
  },
  { additionalProperties: false },
)
const SettingsAnswer = Type.Object({
  id: Type.Literal(SITE),
  ...SettingsSchema.properties,
  shop: ShopSettings,
  hasGooglePlacesKey: Type.Boolean(),
  hasBotProviderSecret: Type.Boolean(),
  /** Pages that can be the home page. */
  homePages: Type.Array(
    Type.Object({ id: Type.String(), title: Type.String(), path: Type.String() }),
  ),
})

export default (deps: AdminDeps) => {
  const { pages, shopSettings } = deps

  async function read() {
    const homePages = await pages.homePages()
    const settings = await pages.settings.get()
    const shop = await shopSettings.get()
    const hasGooglePlacesKey = (await readGoogleKey(pages)) !== ''
    const hasBotProviderSecret = (await readBotSecret(pages)) !== ''
    return { id: SITE, ...settings, shop, hasGooglePlacesKey, hasBotProviderSecret, homePages }
  }

  /** Adds redirects from old archive paths. */
  async function followArchives(before: Settings, after: Settings) {
    for (const of of archivedKinds(after)) {
      for (const { from, to } of movedPrefixes(before, after, of)) {
        await pages.redirects.movePrefix(from, to)
      }
    }
  }

  return [
    ...testMailRoutes(deps),
    adminRoute({
      method: 'GET',
      path: '/settings/:id',
      summary: 'The settings of the site and of its shop',
      allow,
      params: SiteParams,
      answer: SettingsAnswer,
      handle: read,
    }),
    adminRoute({
      method: 'PATCH',
      path: '/settings/:id',
      summary: 'Change settings; omitted fields stay unchanged',
      allow,
      audit: 'settings.changed',
      params: SiteParams,
      body: SettingsBody,
      answer: SettingsAnswer,
      handle: async ({ body, audit }) => {
        const { shop, googlePlacesKey, botProviderSecret, ...site } = body
        audit({ id: SITE, details: { fields: Object.keys(body) } })
        const problems = await findProblems(deps, body)
        if (problems.length > 0) return refuse('invalid', { problems })
        const before = await pages.settings.get()
        const saved = await pages.settings.set(site as Partial<Settings>)
        if (!saved.ok) return saved
        if (site.paths) await followArchives(before, { ...before, paths: site.paths })
        if (shop) await shopSettings.set(shop)
        if (botProviderSecret !== undefined) await writeBotSecret(pages, botProviderSecret)
        if (googlePlacesKey !== undefined) await writeGoogleKey(pages, googlePlacesKey)
        // The shop's settings use the site's name and paths as defaults.
        shopSettings.forget()
        return read()
      },
    }),
  ]
}
