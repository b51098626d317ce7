import { analyse } from 'chardet'
import { type Encoding, isEncoding } from './encodings.ts'

/** What chardet reports of files that spreadsheet programs write, under the WHATWG label of the superset. */
const ALIASES: Record<string, Encoding> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'windows-1252',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-6': 'windows-1256',
  'iso-8859-9': 'windows-1254',
  gb2312: 'gb18030',
}

/** The codepage of Windows programs by the language of the machine (BCP 47 primary subtag). */
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

/** The least confidence of chardet (of 100), and its lead over the next guess, that outweigh the language of the site. */
const MIN_CONFIDENCE = 20
const MIN_LEAD = 1.5

/**
 * Collects what tells the encoding of a file from its bytes, chunk by chunk: byte order mark, zero bytes of UTF-16, validity as
 * UTF-8, and a sample of what is not ASCII.
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

  /** Words with letters that are not ASCII: markup and numbers around them mislead the guess. */
  private addWords(chunk: Uint8Array) {
    for (let at = 0; at < chunk.length && this.sampled < SAMPLE_BYTES; at++) {
      const start = at
      let isForeign = false
      while (at < chunk.length && isLetter(chunk[at] ?? 0)) {
        if ((chunk[at] ?? 0) >= 0x80) isForeign = true
        at++
      }
      if (!isForeign) continue
      this.sample.push(chunk.slice(start, at), SPACE)
      this.sampled += at - start + 1
    }
  }

  /** @param language BCP 47 tag of the site, which decides where the bytes do not. */
  guess(language: string): Encoding {
    const { start } = this
    if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
    if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
    const wide = zeroSide(start)
    if (wide) return wide
    if (this.isUtf8) return 'utf-8'
    const [best, next] = analyse(concat(this.sample))
    const found = best && toLabel(best.name)
    const isClear =
      best !== undefined &&
      best.confidence >= MIN_CONFIDENCE &&
      best.confidence >= MIN_LEAD * (next?.confidence ?? 0)
    if (found && found !== 'utf-8' && isClear) return found
    return CODEPAGES[language.split('-')[0] ?? ''] ?? 'windows-1252'
  }
}

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

/** Text of another encoding is broken nearly everywhere. */
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
const isLetter = (byte: number) =>
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
