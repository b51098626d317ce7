import type { ConsentRequest } from '#consent/schema'
import type { MenuEntry } from '#module-kit'

/** What a page and its footer show; read from settings and menus once per change. */
export interface Site {
  name: string
  tagline: string
  /** BCP 47. */
  locale: string
  /** IANA name of the zone in which dates are told. */
  timeZone: string
  footerMenus: { title: string; items: MenuEntry[] }[]
  footerText: string
  address: string[]
  /** Named anew with every `version`. */
  icon: { version: string; isSvg: boolean }
  /** A link to the top, and a wheel that scrolls smoothly, where the owner wants them. */
  backToTop: boolean
  smoothWheel: boolean
  /** What visitors are asked, where they are; words are empty for the program's own. */
  consent?: (ConsentRequest & { title: string; text: string; privacyPage: string }) | undefined
  /** `light`: dark only for visitors who choose it; `only-light`: for nobody. */
  scheme?: 'light' | 'only-light' | undefined
  /** The owner's colours and fonts, after the base styles. */
  themeCss?: string
}
