import type { NewPage, Settings, SiteMenu } from '#pages/schema'
import type { ThemeTexts } from './texts.ts'

/** What a theme puts into its templates of what the site says already. */
export interface ThemeSite extends Pick<Settings, 'address' | 'footerText'> {
  footerMenus: readonly Pick<SiteMenu, 'id' | 'name'>[]
}

/** A whole set of templates, colors and fonts, and pages to begin with. */
export interface Theme {
  name: string
  /** Colors and fonts as it begins; the owner changes them under Settings. */
  look: Settings['theme']
  /** In the language of the site. Each says which pages it is for. */
  templates(t: ThemeTexts, site: ThemeSite): NewPage[]
  /** Drafts, at addresses where there is no page yet. */
  pages(t: ThemeTexts): NewPage[]
}
