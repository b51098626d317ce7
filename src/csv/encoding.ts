import { analyse } from 'chardet'
import { ENCODINGS, type Encoding, isEncoding } from './encodings.ts'

export { ENCODINGS, type Encoding, isEncoding }

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

/** Confidence of chardet, of 100, above which its guess outweighs the language of the site. */
const CONFIDENT = 50

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
    // The sample is taken around bytes that are not ASCII: the rest tells nothing.
    for (let at = 0; at < chunk.length && this.sampled < SAMPLE_BYTES; at++) {
      if ((chunk[at] ?? 0) < 0x80) continue
      const part = chunk.slice(Math.max(0, at - AROUND), at + AROUND)
      this.sample.push(part)
      this.sampled += part.length
      at += AROUND
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
    const [best] = analyse(concat(this.sample))
    const found = best && toLabel(best.name)
    if (found && found !== 'utf-8' && best.confidence >= CONFIDENT) return found
    return CODEPAGES[language.split('-')[0] ?? ''] ?? 'windows-1252'
  }
}

/** Reads a text in whatever encoding it is. For text whose encoding a person cannot choose, such as captions. */
export function decodeText(
  bytes: Uint8Array,
  language = 'en',
): { text: string; encoding: Encoding } {
  const detector = new EncodingDetector()
  detector.add(bytes)
  const encoding = detector.guess(language)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

const START_BYTES = 4096
const SAMPLE_BYTES = 32 * 1024
const AROUND = 24

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
