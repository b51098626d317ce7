import type { NewPage, Settings } from '#pages/schema'
import type { ThemeTexts } from './texts.ts'

/** A whole set of templates, colors and fonts, and pages to begin with. */
export interface Theme {
  name: string
  /** Colors and fonts as it begins; the owner changes them under Settings. */
  look: Settings['theme']
  /** In the language of the site. Each says which pages it is for. */
  templates(t: ThemeTexts): NewPage[]
  /** Drafts, at addresses where there is no page yet. */
  pages(t: ThemeTexts): NewPage[]
}
