import { withArabicLineHeights } from './arabic-type.ts'
import accordion from './css/accordion.css?inline'
import arabic from './css/arabic.css?inline'
import base from './css/base.css?inline'
import controls from './css/controls.css?inline'
import counting from './css/counting.css?inline'
import disclosure from './css/disclosure.css?inline'
import filterWords from './css/filter-words.css?inline'
import fonts from './css/fonts.css?inline'
import looks from './css/looks.css?inline'
import menuEntries from './css/menu-entries.css?inline'
import menus from './css/menus.css?inline'
import onImage from './css/on-image.css?inline'
import pageLinks from './css/page-links.css?inline'
import reset from './css/reset.css?inline'
import scroll from './css/scroll.css?inline'
import slides from './css/slides.css?inline'
import strip from './css/strip.css?inline'
import tokens from './css/tokens.css?inline'

export { fonts as fontStyles }
/** Adapts style sheets to Arabic script: fonts, no letter spacing, higher lines. */
export const toArabicStyles = (css: string) => `${withArabicLineHeights(css)}\n${arabic}`
/** Styles of every page before page-specific styles, in layer order. */
export const baseStyles = [
  fonts,
  tokens,
  reset,
  base,
  controls,
  counting,
  slides,
  strip,
  disclosure,
  accordion,
  onImage,
  filterWords,
  pageLinks,
  menuEntries,
  menus,
].join('\n')
/** Styles of every page after page-specific styles. */
export const lookStyles: string = looks
/** For pages with scroll effects. */
export const scrollStyles: string = scroll
