/** What header and footer show; read from settings and menus once per change. */
export interface Site {
  name: string
  tagline: string
  locale: string
  direction: 'ltr' | 'rtl'
  menu: SiteMenuItem[]
  footerMenus: { title: string; items: SiteMenuItem[] }[]
  footerText: string
  address: string[]
  hasShop: boolean
}

export interface SiteMenuItem {
  label: string
  href: string
}
