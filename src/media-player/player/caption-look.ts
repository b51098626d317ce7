import type { StoredName } from '#base'

/** Of the height of the picture; on a small one as large as text is read. */
const SIZES = {
  small: 'max(80%, 0.75rem)',
  medium: 'max(100%, 0.9375rem)',
  large: 'max(140%, 1.25rem)',
}
const COLOURS = {
  lightOnDark: ['#fff', 'rgb(0 0 0 / 80%)'],
  yellowOnDark: ['#ffe45c', 'rgb(0 0 0 / 80%)'],
  darkOnLight: ['#111', 'rgb(255 255 255 / 88%)'],
} as const

/** What a visitor chose for all players: kept in the browser, with nothing about who it is. */
export interface CaptionChoice {
  /** Of the captions that are shown; empty for none, undefined while nobody chose. */
  language?: string
  size: keyof typeof SIZES
  colors: keyof typeof COLOURS
  /** Whether the colours were chosen: then they go before those of a file. */
  hasColors: boolean
}
type Kept = Partial<Omit<CaptionChoice, 'hasColors'>>

export const CAPTION_SIZES = Object.keys(SIZES) as CaptionChoice['size'][]
export const CAPTION_COLOURS = Object.keys(COLOURS) as CaptionChoice['colors'][]

const KEY: StoredName = 'vt-captions'

/** What was kept: only what is known of it. */
function readKept(): Kept {
  try {
    const { language, size, colors } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return {
      ...(typeof language === 'string' ? { language } : {}),
      ...(Object.hasOwn(SIZES, size) ? { size } : {}),
      ...(Object.hasOwn(COLOURS, colors) ? { colors } : {}),
    }
  } catch {
    // Nothing is kept where the browser does not let us.
    return {}
  }
}

export function readCaptionChoice(): CaptionChoice {
  const kept = readKept()
  return { size: 'medium', colors: 'lightOnDark', ...kept, hasColors: kept.colors !== undefined }
}

const sheet = new CSSStyleSheet()
let applied = ''

/** Keeps what was chosen, and shows captions by it in every player of the page. */
export function writeCaptionChoice(change: Kept) {
  const kept = { ...readKept(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // It holds until the page is left.
  }
  applyCaptionChoice({ ...readCaptionChoice(), ...change, hasColors: kept.colors !== undefined })
}

/** The layer of how captions look: what a visitor chose stands outside of it, and so above what their files say. */
export const CAPTION_LAYER = 'captions'

/** The classes that every file may use (WebVTT §5.1); most browsers do not know them. */
const CLASSES = ['white', 'lime', 'cyan', 'red', 'yellow', 'magenta', 'blue', 'black']
  .map(
    name =>
      `.media-element::cue(.${name}){color:${name}}.media-element::cue(.bg_${name}){background:${name}}`,
  )
  .join('')

export function applyCaptionChoice({ size, colors, hasColors }: CaptionChoice) {
  const [color, background] = COLOURS[colors]
  // Chromium would cut off what is longer than its place in percent.
  const whole = '.media-element::cue{white-space:pre-line}'
  const look = `.media-element::cue{color:${color};background:${background}}`
  const css = [
    `@layer ${CAPTION_LAYER}{${whole}${look}${CLASSES}}`,
    `.media-element::cue{font-size:${SIZES[size]}}`,
    hasColors ? `${look}.media-element::cue(*){color:${color};background:none}` : '',
  ].join('')
  // Each change of a style sheet costs the styles of the whole page: one of fifty players does it.
  if (css === applied) return
  applied = css
  sheet.replaceSync(css)
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
}
