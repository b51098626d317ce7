import type { NewPage, Settings, SiteMenu } from '#pages/schema'
import type { ThemeTexts } from './texts.ts'

/** Facts about the site that themes use in their templates. */
export interface ThemeSite extends Pick<Settings, 'address' | 'footerText'> {
  footerMenus: readonly Pick<SiteMenu, 'id' | 'name'>[]
}

/** Templates, colors, fonts and starter pages. */
export interface Theme {
  name: string
  /** Initial colors and fonts; owners change them under Settings. */
  look: Settings['theme']
  /** Templates in the site's language, each with its conditions. */
  templates(t: ThemeTexts, site: ThemeSite): NewPage[]
  /** Drafts for free paths. */
  pages(t: ThemeTexts): NewPage[]
}
