import css from './player.css?inline'

let sheet: CSSStyleSheet | undefined

/** Adds the player's styles to the page, once: they come with the first player. */
export function addStyles() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
