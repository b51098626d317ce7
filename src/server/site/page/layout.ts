import type { Consent } from '#consent'
import { compileTheme } from '#design'
import type { Pages } from '#pages'
import type { RenderedBody, Site } from '#render'
import type { Shop } from '#shop'
import type { Branding } from '../../adapters/branding.ts'

const SCHEMES = { off: 'only-light', device: undefined, switch: 'light' } as const

/** Loads settings and menus that surround every page. */
export async function readSite({
  pages,
  branding,
  consent,
  shop,
  showMenu,
}: {
  pages: Pages
  branding: Branding
  /** Omitted where no consent is asked for. */
  consent?: Pick<Consent, 'request'>
  /** Omitted where no link to the withdrawal is shown. */
  shop?: Pick<Shop, 'settings'>
  /** Of the current page. */
  showMenu: RenderedBody['showMenu']
}): Promise<Site> {
  const settings = await pages.settings.get()
  const footer = await pages.menus.at('footer')
  const footerMenus = await Promise.all(
    footer.map(async ({ name, items }) => ({ title: name, items: await showMenu(items) })),
  )
  const asked = await consent?.request()
  const sale = await shop?.settings()
  const { key: version, isSvg } = await branding.icon()
  return {
    name: settings.siteName,
    tagline: settings.tagline,
    locale: settings.locale,
    timeZone: settings.timeZone,
    footerMenus: footerMenus.filter(({ items }) => items.length > 0),
    footerText: settings.footerText,
    withdrawalPath:
      sale?.withdrawal.enabled && sale.withdrawal.footerLink ? sale.paths.withdrawal : undefined,
    address: settings.address,
    icon: { version, isSvg },
    backToTop: settings.backToTop,
    smoothWheel: settings.smoothWheel,
    consent: asked && { ...asked, ...settings.consent },
    scheme: SCHEMES[settings.darkScheme],
    themeCss: compileTheme(settings.theme, { hasDark: settings.darkScheme !== 'off' }),
  }
}
