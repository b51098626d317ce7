import { cleanCueStyles } from '../captions/cue-styles.ts'
import { CAPTION_LAYER } from './caption-style.ts'

const added = new WeakMap<HTMLMediaElement, Set<string>>()
let styledElements = 0

/** Adds caption style sheets for one element to the page, each once. */
export function addCueSheets(element: HTMLMediaElement, styles: readonly string[]) {
  const known = added.get(element) ?? new Set()
  added.set(element, known)
  const css = styles.filter(one => !known.has(one))
  if (css.length === 0) return
  for (const one of css) known.add(one)
  element.dataset.cues ??= String(++styledElements)
  const sheet = new CSSStyleSheet()
  const scope = `.media-element[data-cues="${element.dataset.cues}"]`
  sheet.replaceSync(`@layer ${CAPTION_LAYER}{${cleanCueStyles(css.join('\n'), scope)}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
