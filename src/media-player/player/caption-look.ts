import type { StoredName } from '#base'

const SIZES = { small: '80%', medium: '100%', large: '140%' }
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
}

export const CAPTION_SIZES = Object.keys(SIZES) as CaptionChoice['size'][]
export const CAPTION_COLOURS = Object.keys(COLOURS) as CaptionChoice['colors'][]

const KEY: StoredName = 'vt-captions'

export function readCaptionChoice(): CaptionChoice {
  const choice: CaptionChoice = { size: 'medium', colors: 'lightOnDark' }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept.language === 'string') choice.language = kept.language
    if (kept.size in SIZES) choice.size = kept.size
    if (kept.colors in COLOURS) choice.colors = kept.colors
  } catch {
    // Nothing is kept where the browser does not let us.
  }
  return choice
}

const sheet = new CSSStyleSheet()
let applied = ''

/** Keeps what was chosen, and shows captions by it in every player of the page. */
export function writeCaptionChoice(change: Partial<CaptionChoice>) {
  const choice = { ...readCaptionChoice(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // It holds until the page is left.
  }
  applyCaptionChoice(choice)
}

export function applyCaptionChoice({ size, colors }: CaptionChoice) {
  const [color, background] = COLOURS[colors]
  const css = `.media-element::cue{font-size:${SIZES[size]};color:${color};background:${background}}`
  // Each change of a style sheet costs the styles of the whole page: one of fifty players does it.
  if (css === applied) return
  applied = css
  sheet.replaceSync(css)
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
}
