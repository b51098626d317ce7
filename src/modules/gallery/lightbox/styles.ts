import library from 'photoswipe/style.css?inline'
import theme from './lightbox.css?inline'

let added = false

/** Adds the lightbox's styles, once, and without a style element. */
export function addStyles() {
  if (added) return
  added = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(library + theme)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
