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

/** Icons for the library's buttons. */
const icon = (paths: string) =>
  `<svg class="pswp__icn" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${paths}</svg>`

export const lightboxIcons = {
  // The library mirrors this icon for the next button.
  arrowPrevSVG: icon('<path d="M19 12H5m6-6-6 6 6 6"/>'),
  arrowNextSVG: icon('<path d="M19 12H5m6-6-6 6 6 6"/>'),
  closeSVG: icon('<path d="m6 6 12 12M18 6 6 18"/>'),
  zoomSVG: icon(
    '<path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5M8 11h6"/><path class="pswp__zoom-icn-bar-v" d="M11 8v6"/>',
  ),
}
