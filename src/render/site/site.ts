import type { ConsentRequest } from '#consent/schema'
import type { MenuEntry } from '#module-contract'

/** Data around pages and in the footer, read from settings and menus once per change. */
export interface Site {
  name: string
  tagline: string
  /** BCP 47. */
  locale: string
  /** IANA time zone used for dates. */
  timeZone: string
  footerMenus: { title: string; items: MenuEntry[] }[]
  footerText: string
  /** Path of the form to withdraw from contracts, linked at the foot of every page. */
  withdrawalPath?: string | undefined
  address: string[]
  /** `version` changes with the icon. */
  icon: { version: string; isSvg: boolean }
  /** Optional link to the top and smooth wheel scrolling. */
  backToTop: boolean
  smoothWheel: boolean
  /** Consent question, if visitors are asked; empty texts mean the built-in ones. */
  consent?: (ConsentRequest & { title: string; text: string; privacyPage: string }) | undefined
  /** `light`: dark only for visitors who choose it; `only-light`: never dark. */
  scheme?: 'light' | 'only-light' | undefined
  /** The owner's colors and fonts, after the base styles. */
  themeCss?: string
}
