import { compileTheme } from '#design'
import { imageUrl, originalUrl, widthAtLeast } from '#module-kit'
import type { Pages } from '#pages'
import { toImage } from '#pages/schema'
import type { RenderedBody, Site } from '#render'
import type { Shop } from '#shop'
import type { Branding } from '../adapters/branding.ts'

/** Header and footer of the site, from its settings and menus. */
export async function readSite({
  pages,
  shop,
  branding,
  showMenu,
}: {
  pages: Pages
  shop: Shop
  branding: Branding
  /** Of the page around which they stand. */
  showMenu: RenderedBody['showMenu']
}): Promise<Site> {
  const settings = await pages.settings.get()
  const { cart } = (await shop.settings()).paths
  const [[header], footer] = await Promise.all([pages.menus.at('header'), pages.menus.at('footer')])
  const menu = await showMenu(header?.items ?? [])
  const footerMenus = await Promise.all(
    footer.map(async ({ name, items }) => ({ title: name, items: await showMenu(items) })),
  )
  const { key: version, isSvg, src } = await branding.icon()
  return {
    name: settings.siteName,
    tagline: settings.tagline,
    locale: settings.locale,
    timeZone: settings.timeZone,
    menu,
    footerMenus: footerMenus.filter(({ items }) => items.length > 0),
    footerText: settings.footerText,
    address: settings.address,
    cart: (await pages.isPublished(cart)) ? cart : undefined,
    icon: { version, isSvg, src },
    backToTop: settings.backToTop,
    smoothWheel: settings.smoothWheel,
    logo: settings.logo ? await readLogo(pages, settings.logo) : undefined,
    themeCss: compileTheme(settings.theme),
  }
}

const LOGO_WIDTH = 480

async function readLogo(pages: Pages, id: string): Promise<Site['logo']> {
  const image = toImage((await pages.media.load([id])).get(id))
  if (!image) return undefined
  const width = widthAtLeast(image, LOGO_WIDTH)
  return {
    src: width ? imageUrl(image.id, width, 'webp') : originalUrl(image.id),
    width: image.width || undefined,
    height: image.height || undefined,
  }
}
