import type { StoredName } from '#base'

/** Relative to the video height, with a readable minimum for small players. */
const SIZES = {
  small: 'max(80%, 0.75rem)',
  medium: 'max(100%, 0.9375rem)',
  large: 'max(140%, 1.25rem)',
}
const COLORS = {
  lightOnDark: ['#fff', 'rgb(0 0 0 / 80%)'],
  yellowOnDark: ['#ffe45c', 'rgb(0 0 0 / 80%)'],
  darkOnLight: ['#111', 'rgb(255 255 255 / 88%)'],
} as const

/** A visitor's caption settings, shared by all players. Stored in the browser without an identifier. */
export interface CaptionChoice {
  /** Language of the captions; empty for none, undefined if never chosen. */
  language?: string
  size: keyof typeof SIZES
  colors: keyof typeof COLORS
  /** Chosen colors override those of the caption file. */
  hasColors: boolean
}
type StoredStyle = Partial<Omit<CaptionChoice, 'hasColors'>>

export const CAPTION_SIZES = Object.keys(SIZES) as CaptionChoice['size'][]
export const CAPTION_COLORS = Object.keys(COLORS) as CaptionChoice['colors'][]

const KEY: StoredName = 'vt-captions'

/** Reads stored settings and drops unknown values. */
function readKept(): StoredStyle {
  try {
    const { language, size, colors } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return {
      ...(typeof language === 'string' ? { language } : {}),
      ...(Object.hasOwn(SIZES, size) ? { size } : {}),
      ...(Object.hasOwn(COLORS, colors) ? { colors } : {}),
    }
  } catch {
    // Storage is blocked.
    return {}
  }
}

export function readCaptionChoice(): CaptionChoice {
  const kept = readKept()
  return { size: 'medium', colors: 'lightOnDark', ...kept, hasColors: kept.colors !== undefined }
}

const sheet = new CSSStyleSheet()
let applied = ''

/** Stores the settings and applies them to every player of the page. */
export function writeCaptionChoice(change: StoredStyle) {
  const kept = { ...readKept(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  applyCaptionChoice({ ...readCaptionChoice(), ...change, hasColors: kept.colors !== undefined })
}

/** Cascade layer for caption files. The visitor's choices are outside of it and therefore win. */
export const CAPTION_LAYER = 'captions'

/** Color classes available to every file (WebVTT §5.1); most browsers lack them. */
const CLASSES = ['white', 'lime', 'cyan', 'red', 'yellow', 'magenta', 'blue', 'black']
  .map(
    name =>
      `.media-element::cue(.${name}){color:${name}}.media-element::cue(.bg_${name}){background:${name}}`,
  )
  .join('')

export function applyCaptionChoice({ size, colors, hasColors }: CaptionChoice) {
  const [color, background] = COLORS[colors]
  // Chromium clips cues that are longer than their width in percent.
  const whole = '.media-element::cue{white-space:pre-line}'
  const look = `.media-element::cue{color:${color};background:${background}}`
  const css = [
    `@layer ${CAPTION_LAYER}{${whole}${look}${CLASSES}}`,
    `.media-element::cue{font-size:${SIZES[size]}}`,
    hasColors ? `${look}.media-element::cue(*){color:${color};background:none}` : '',
  ].join('')
  // Changing a style sheet restyles the whole page, so one player updates it for all.
  if (css === applied) return
  applied = css
  sheet.replaceSync(css)
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
}
