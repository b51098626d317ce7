import library from 'photoswipe/style.css?inline'
import theme from './lightbox.css?inline'

/** Adds the lightbox's styles without a style element; answers how to take them away again. */
export function addStyles(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(library + theme)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
