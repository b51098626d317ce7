import { analyse } from 'chardet'
import { type Encoding, isEncoding } from './encodings.ts'
import { plausibilityOf } from './plausible-text.ts'

/** Encodings detected by chardet, mapped to the WHATWG label of their superset. */
const ALIASES: Record<string, Encoding> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'windows-1252',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-6': 'windows-1256',
  'iso-8859-9': 'windows-1254',
  gb2312: 'gb18030',
}

/** Windows codepages by language (BCP 47 primary subtag). */
const CODEPAGES: Record<string, Encoding> = {
  ...groupOf('windows-1250', ['pl', 'cs', 'sk', 'hu', 'sl', 'hr', 'ro', 'bs', 'sq']),
  ...groupOf('windows-1251', ['ru', 'uk', 'be', 'bg', 'sr', 'mk']),
  ...groupOf('windows-1257', ['et', 'lv', 'lt']),
  el: 'windows-1253',
  tr: 'windows-1254',
  he: 'windows-1255',
  ar: 'windows-1256',
  vi: 'windows-1258',
  ja: 'shift_jis',
  zh: 'gb18030',
  ko: 'euc-kr',
}

/**
 * Minimum confidence (0 to 100) and lead over the second guess for chardet to override the site's
 * language.
 */
const MIN_CONFIDENCE = 20
const MIN_LEAD = 1.5

/**
 * Detects the encoding of a file chunk by chunk: byte order mark, zero bytes of UTF-16, validity as
 * UTF-8, and a sample of non-ASCII words.
 */
export class EncodingDetector {
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true })
  private isUtf8 = true
  private start: Uint8Array = new Uint8Array()
  private sample: Uint8Array[] = []
  private sampled = 0

  add(chunk: Uint8Array) {
    if (this.start.length < START_BYTES) {
      this.start = concat([this.start, chunk.subarray(0, START_BYTES - this.start.length)])
    }
    if (this.isUtf8) {
      try {
        this.utf8.decode(chunk, { stream: true })
      } catch {
        this.isUtf8 = false
      }
    }
    this.addWords(chunk)
  }

  /** Samples words with non-ASCII letters only: markup and numbers would mislead the detection. */
  private addWords(chunk: Uint8Array) {
    for (let at = 0; at < chunk.length && this.sampled < SAMPLE_BYTES; at++) {
      const start = at
      let isForeign = false
      while (at < chunk.length && isLatinLetter(chunk[at] ?? 0)) {
        if ((chunk[at] ?? 0) >= 0x80) isForeign = true
        at++
      }
      if (!isForeign) continue
      this.sample.push(chunk.slice(start, at), SPACE)
      this.sampled += at - start + 1
    }
  }

  /** @param language BCP 47 tag of the site, used when the bytes are ambiguous. */
  guess(language: string): Encoding {
    const { start } = this
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
    if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
    const wide = zeroSide(start)
    if (wide) return wide
    if (this.isUtf8) return 'utf-8'
    const [code = ''] = language.split('-')
    const usual = CODEPAGES[code] ?? 'windows-1252'
    const own = this.mostPlausible(OTHERS[usual] ? [usual, ...OTHERS[usual]] : [usual])
    if (MULTI_BYTE.includes(usual) && own.plausibility > 0) return own.encoding
    const guessed = this.clearGuess()
    // Languages with Latin letters share most of their bytes: the language tells more than statistics of a few words.
    const isUsual =
      !guessed || guessed === usual || (usual !== 'windows-1252' && isSibling(guessed, usual))
    const found = isUsual ? own : this.mostPlausible([guessed])
    if (found.plausibility >= DOUBTFUL) return found.encoding
    const other = this.mostPlausible(EVERYWHERE)
    return other.plausibility >= PLAUSIBLE ? other.encoding : found.encoding
  }

  /** The encoding by letter statistics, if they are conclusive. */
  private clearGuess(): Encoding | undefined {
    const [best, next] = analyse(concat(this.sample))
    const found = best && toLabel(best.name)
    const isClear =
      best !== undefined &&
      best.confidence >= MIN_CONFIDENCE &&
      best.confidence >= MIN_LEAD * (next?.confidence ?? 0)
    return isClear && found !== 'utf-8' ? found : undefined
  }

  /** The first of those in which the bytes look most like words. */
  private mostPlausible(encodings: readonly [Encoding, ...Encoding[]]) {
    const all = encodings.map(encoding => ({
      encoding,
      plausibility: this.plausibilityIn(encoding),
    }))
    return all.reduce((best, one) => (one.plausibility > best.plausibility ? one : best))
  }

  /** -1 for an encoding in which the bytes are not valid. */
  private plausibilityIn(encoding: Encoding): number {
    // Some second bytes are ASCII and therefore missing from the sample of words.
    const bytes = MULTI_BYTE.includes(encoding) ? this.start : concat(this.sample)
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
      return plausibilityOf(text)
    } catch {
      return -1
    }
  }
}

const MULTI_BYTE: readonly Encoding[] = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr']
/** Encodings of other systems for the same languages. */
const OTHERS: Partial<Record<Encoding, Encoding[]>> = {
  'windows-1252': ['macintosh'],
  'windows-1250': ['iso-8859-2'],
  'windows-1251': ['koi8-r', 'ibm866'],
  shift_jis: ['euc-jp'],
  gb18030: ['big5'],
}
/** Fallbacks if the usual encoding yields no words. */
const EVERYWHERE: readonly [Encoding, ...Encoding[]] = [
  ...(['macintosh', 'shift_jis', 'gb18030', 'euc-kr'] as const),
  ...(['windows-1251', 'koi8-r', 'ibm866', 'windows-1250'] as const),
]
/** The least plausibility of another encoding, and of the usual one below which others are tried. */
const PLAUSIBLE = 0.8
const DOUBTFUL = 0.5
const LATIN = [
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1257',
  'windows-1258',
  'iso-8859-2',
]
const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5']

const isSibling = (one: Encoding, other: Encoding) =>
  [LATIN, CYRILLIC].some(group => group.includes(one) && group.includes(other))

/** Decodes a text whose encoding a person cannot choose, such as captions and feeds. A few broken bytes of UTF-8 are kept as such. */
export function decodeText(
  bytes: Uint8Array,
  language = 'en',
): { text: string; encoding: Encoding } {
  const detector = new EncodingDetector()
  detector.add(bytes)
  const encoding = isMostlyUtf8(bytes) ? 'utf-8' : detector.guess(language)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** Text in another encoding fails nearly everywhere. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (text.includes('\0')) return false
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0
  return broken === 0 || broken < whole
}

const START_BYTES = 4096
const SAMPLE_BYTES = 32 * 1024
const SPACE = Uint8Array.of(0x20)

/** ASCII letters and everything above ASCII. */
const isLatinLetter = (byte: number) =>
  byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

/** UTF-16 without a byte order mark: ASCII characters have a zero byte on one side. */
function zeroSide(start: Uint8Array): Encoding | undefined {
  let even = 0
  let odd = 0
  for (const [index, byte] of start.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even++
    else odd++
  }
  const many = start.length / 4
  if (odd > many && even < many / 8) return 'utf-16le'
  return even > many && odd < many / 8 ? 'utf-16be' : undefined
}

function toLabel(name: string): Encoding | undefined {
  const label = name.toLowerCase()
  return ALIASES[label] ?? (isEncoding(label) ? label : undefined)
}

function groupOf(encoding: Encoding, languages: string[]) {
  return Object.fromEntries(languages.map(language => [language, encoding]))
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
