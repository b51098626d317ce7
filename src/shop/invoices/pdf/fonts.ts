import type PDFDocument from 'pdfkit'

export type Weight = 400 | 600

/** Reads a font file of the invoice fonts by name. */
export type ReadFont = (name: string) => Uint8Array

/** Font files per weight, in order of preference. The last one has all scripts and loads slowly. */
const FILES = [
  { 400: 'latin-400.ttf', 600: 'latin-600.ttf' },
  { 400: 'latin-ext-400.ttf', 600: 'latin-ext-600.ttf' },
  { 400: 'arabic-400.ttf', 600: 'arabic-600.ttf' },
  { 400: 'european.ttf', 600: 'european.ttf' },
  { 400: 'all-scripts.woff', 600: 'all-scripts.woff' },
] as const satisfies Record<Weight, string>[]

/** Shown for characters that no font has. */
const UNKNOWN = '?'
/** Characters that need no glyph: joiners and marks of direction, and selectors of emoji. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/g
/** Joiners shape Arabic letters, so they stay. */
const JOINERS = /\u200c|\u200d/

export interface FontRun {
  text: string
  font: string
}

/** The part of a fontkit font that is used here. */
interface LoadedFont {
  hasGlyphForCodePoint(code: number): boolean
}

/** Chooses fonts for the characters of a document. Fonts load when a character needs them. */
export function createFonts(doc: InstanceType<typeof PDFDocument>, readFont: ReadFont) {
  const loaded = new Map<string, LoadedFont>()
  const chosen = new Map<string, string>()

  function load(name: string): LoadedFont {
    const known = loaded.get(name)
    if (known) return known
    doc.registerFont(name, readFont(name) as never)
    doc.font(name)
    const { font } = (doc as unknown as { _font: { font: LoadedFont } })._font
    loaded.set(name, font)
    return font
  }

  function fontOf(character: string, weight: Weight): string | undefined {
    const key = `${weight}${character}`
    const known = chosen.get(key)
    if (known !== undefined) return known || undefined
    const code = character.codePointAt(0) ?? 0
    const found = FILES.map(file => file[weight]).find(name =>
      load(name).hasGlyphForCodePoint(code),
    )
    chosen.set(key, found ?? '')
    return found
  }

  return {
    /** Splits a text into runs of one font. Characters without a glyph are replaced. */
    split(text: string, weight: Weight): FontRun[] {
      const runs: FontRun[] = []
      for (const character of text.replace(INVISIBLE, one => (JOINERS.test(one) ? one : ''))) {
        const last = runs.at(-1)
        // Spaces, marks and joiners stay with their neighbors.
        if (last && /^(?:\p{M}|\u200c|\u200d| )$/u.test(character) && has(last.font, character)) {
          last.text += character
          continue
        }
        const shown = replaceUnknown(character, weight)
        const font = shown && fontOf(shown, weight)
        if (!font) continue
        if (last?.font === font) last.text += shown
        else runs.push({ text: shown, font })
      }
      return runs
    },
  }

  function has(name: string, character: string) {
    return load(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }

  /** Line breaks and special spaces become spaces, emoji are dropped. */
  function replaceUnknown(character: string, weight: Weight): string {
    if (/^[\s\u00a0\u202f]$/.test(character)) return ' '
    if (/^\p{C}$/u.test(character)) return ''
    if (fontOf(character, weight)) return character
    return /^\p{Extended_Pictographic}$/u.test(character) ? '' : UNKNOWN
  }
}

export type Fonts = ReturnType<typeof createFonts>
