import library from 'photoswipe/style.css?inline'
import theme from './lightbox.css?inline'

/** Adds the lightbox styles as an adopted style sheet; returns a function that removes them. */
export function addStyles(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(library + theme)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
