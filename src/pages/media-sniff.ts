export interface SniffedType {
  mime: string
  kind: 'image' | 'svg' | 'video' | 'audio' | 'file'
}

/** Lottie animations; no other JSON is accepted. */
export const LOTTIE_TYPE = 'video/lottie+json'

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.min(to, bytes.length) - from).toString(
    'latin1',
  )

/** Detects a file type from its first bytes, ignoring the name. Undefined if not accepted. */
export function sniffType(bytes: Uint8Array): SniffedType | undefined {
  if (bytes.length < 12) return undefined
  const start = ascii(bytes, 0, 16)
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return { mime: 'image/png', kind: 'image' }
  if (start.startsWith('\xff\xd8\xff')) return { mime: 'image/jpeg', kind: 'image' }
  if (/^GIF8[79]a/.test(start)) return { mime: 'image/gif', kind: 'image' }
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') {
    return { mime: 'image/webp', kind: 'image' }
  }
  if (start.slice(4, 8) === 'ftyp') {
    return ofBrands(brandsOf(bytes))
  }
  if (start.startsWith('FLV\x01')) return { mime: 'video/x-flv', kind: 'video' }
  if (start.startsWith('\x1aE\xdf\xa3')) return { mime: 'video/webm', kind: 'video' }
  if (start.startsWith('ID3') || /^\xff[\xfb\xf3\xf2]/.test(start)) {
    return { mime: 'audio/mpeg', kind: 'audio' }
  }
  if (start.startsWith('OggS')) return { mime: 'audio/ogg', kind: 'audio' }
  if (/^(?:\xef\xbb\xbf)?WEBVTT/.test(start)) return { mime: 'text/vtt', kind: 'file' }
  // A single-file street map (PMTiles 3).
  if (start.startsWith('PMTiles\x03')) return { mime: 'application/vnd.pmtiles', kind: 'file' }
  if (start.startsWith('%PDF-')) return { mime: 'application/pdf', kind: 'file' }
  if (/^(?:\xef\xbb\xbf)?\s*\{\s*"/.test(start)) return { mime: LOTTIE_TYPE, kind: 'file' }
  const head = ascii(bytes, 0, XML_HEAD_BYTES)
  const element = firstElement(head)
  if (element === 'svg') return { mime: 'image/svg+xml', kind: 'svg' }
  // Captions in DFXP, now TTML.
  if (element === 'tt') return { mime: 'application/ttml+xml', kind: 'file' }
  return undefined
}

/** Brands of an `ftyp` box (ISO/IEC 14496-12 §4.3), major brand first. */
function brandsOf(bytes: Uint8Array): string[] {
  const size = Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32BE(0)
  const text = ascii(bytes, 8, Math.min(size, MAX_FTYP_BYTES, bytes.length))
  const brands = text.match(/.{4}/gs) ?? []
  // The second value is the minor version.
  return brands.filter((_, index) => index !== 1)
}

const MAX_FTYP_BYTES = 200
const AVIF = ['avif', 'avis']
/** Photos in HEIF with HEVC. Neither browsers nor freely distributable libraries can decode them. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']
/** Other brands of such files; the compatible brands tell whether they are photos. */
const STILLS = ['miaf', 'mif2', 'mif3', 'MiHE', 'MiHB', 'MiAB', 'MA1A', 'MA1B', '1pic']
/** Raw photos, JPEG 2000, JPEG XL, and protected audio books, which may list video brands as well. */
const NEITHER = ['crx ', 'jp2 ', 'jpx ', 'jpm ', 'mjp2', 'jxl ', 'jxs ', 'aax ', 'aaxc', 'odcf']
const AUDIO = ['M4A ', 'M4B ', 'M4P ', 'F4A ', 'F4B ']
const VIDEO =
  /^(?:isom|iso\d|mp4[12]|mp71|avc1|hvc1|M4V[ HP]?|qt {2}|3g[ep2]\w|mmp4|MSNV|NDS[CHMPSX]|F4[VP] |dash|cmf[cs2]|dby1|XAVC|piff)$/

/** Other formats, such as raw photos (`crx `), also have an `ftyp` box, so only known brands are accepted. */
function ofBrands(brands: readonly string[]): SniffedType | undefined {
  const [major = ''] = brands
  const isImage = [...HEIC, ...STILLS, ...AVIF].includes(major)
  if (AVIF.includes(major) || (isImage && brands.some(brand => AVIF.includes(brand)))) {
    return { mime: 'image/avif', kind: 'image' }
  }
  if (isImage) return undefined
  if (AUDIO.includes(major)) return { mime: 'audio/mp4', kind: 'audio' }
  if (NEITHER.includes(major)) return undefined
  return brands.some(brand => VIDEO.test(brand)) ? { mime: 'video/mp4', kind: 'video' } : undefined
}

/** Whether a refused file is a HEIC photo, which staff can save as JPEG. */
export function isHeic(bytes: Uint8Array): boolean {
  if (bytes.length < 12 || ascii(bytes, 4, 8) !== 'ftyp') return false
  const [major = '', ...others] = brandsOf(bytes)
  const isStill = STILLS.includes(major) && others.some(brand => HEIC.includes(brand))
  return HEIC.includes(major) || isStill
}

const XML_HEAD_BYTES = 4000

/** Lowercase name of the root element of an XML text, without prefix. Skips the prolog in linear time. */
function firstElement(head: string): string | undefined {
  const text = head.replace(/^\xef\xbb\xbf/, '')
  for (let at = 0; ; ) {
    while (/\s/.test(text.charAt(at))) at++
    const rest = text.slice(at, at + 50).toLowerCase()
    let end: number
    if (rest.startsWith('<!--')) end = text.indexOf('-->', at + 4) + 2
    else if (rest.startsWith('<?xml')) end = text.indexOf('>', at)
    else if (rest.startsWith('<!doc')) end = endOfDoctype(text, at)
    else return /^<(?:[\w-]{1,40}:)?([a-z]{1,10})[\s>]/.exec(rest)?.[1]
    if (end <= at) return undefined
    at = end + 1
  }
}

/** End of a document type, which may contain declarations in brackets. */
function endOfDoctype(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const brackets = text.indexOf('[', from)
  if (brackets < 0 || brackets > end) return end
  const closed = text.indexOf(']', brackets)
  return closed < 0 ? -1 : text.indexOf('>', closed)
}
