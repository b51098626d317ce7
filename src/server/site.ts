import type { Pages } from '#pages'
import type { Site } from '#render'

/** Header and footer of the site, from its settings and menus. */
export async function readSite(pages: Pages): Promise<Site> {
  const settings = await pages.settings.get()
  const [menu, shopMenu, studioMenu] = await Promise.all([
    pages.settings.menu('main'),
    pages.settings.menu('footer-shop'),
    pages.settings.menu('footer-studio'),
  ])
  return {
    name: settings.siteName,
    tagline: settings.tagline,
    locale: settings.locale,
    direction: settings.direction,
    menu,
    footerMenus: [
      { title: 'Shop', items: shopMenu },
      { title: 'Studio', items: studioMenu },
    ].filter(column => column.items.length > 0),
    footerText: settings.footerText,
    address: settings.address,
    hasShop: menu.some(item => item.href === '/shop'),
  }
}
