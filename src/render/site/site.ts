import type { MenuEntry } from '#module-kit'

/** What header and footer show; read from settings and menus once per change. */
export interface Site {
  name: string
  tagline: string
  /** BCP 47. */
  locale: string
  /** IANA name of the zone in which dates are told. */
  timeZone: string
  menu: MenuEntry[]
  footerMenus: { title: string; items: MenuEntry[] }[]
  footerText: string
  address: string[]
  /** Address of the cart, where there is one. */
  cart: string | undefined
  /** Named anew with every `version`; `src` is that of the owner's own, shown beside the name. */
  icon: { version: string; isSvg: boolean; src?: string | undefined }
  /** A link to the top, and a wheel that scrolls smoothly, where the owner wants them. */
  backToTop: boolean
  smoothWheel: boolean
  /** In the place of icon and name. */
  logo?: { src: string; width: number | undefined; height: number | undefined } | undefined
  /** The owner's colours and fonts, after the base styles. */
  themeCss?: string
}
