export interface SniffedType {
  mime: string
  kind: 'image' | 'svg' | 'video' | 'audio' | 'file'
}

/** A Lottie animation: of JSON, nothing else is taken. */
export const LOTTIE_TYPE = 'video/lottie+json'

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.min(to, bytes.length) - from).toString(
    'latin1',
  )

/** What a file is by its first bytes; its name is never believed. Undefined for anything not accepted. */
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
    const brand = start.slice(8, 12)
    if (brand === 'avif' || brand === 'avis') return { mime: 'image/avif', kind: 'image' }
    if (brand === 'M4A ') return { mime: 'audio/mp4', kind: 'audio' }
    return { mime: 'video/mp4', kind: 'video' }
  }
  if (start.startsWith('\x1aE\xdf\xa3')) return { mime: 'video/webm', kind: 'video' }
  if (start.startsWith('ID3') || /^\xff[\xfb\xf3\xf2]/.test(start)) {
    return { mime: 'audio/mpeg', kind: 'audio' }
  }
  if (start.startsWith('OggS')) return { mime: 'audio/ogg', kind: 'audio' }
  if (/^(?:\xef\xbb\xbf)?WEBVTT/.test(start)) return { mime: 'text/vtt', kind: 'file' }
  // A street map in one file (PMTiles 3).
  if (start.startsWith('PMTiles\x03')) return { mime: 'application/vnd.pmtiles', kind: 'file' }
  if (start.startsWith('%PDF-')) return { mime: 'application/pdf', kind: 'file' }
  if (/^(?:\xef\xbb\xbf)?\s*\{\s*"/.test(start)) return { mime: LOTTIE_TYPE, kind: 'file' }
  const head = ascii(bytes, 0, XML_HEAD_BYTES)
  const element = firstElement(head)
  // Names that a drawing declares for itself are not kept, and it would be broken.
  if (element === 'svg' && !/<!entity/i.test(head)) return { mime: 'image/svg+xml', kind: 'svg' }
  // Captions as DFXP, which is TTML now.
  if (element === 'tt') return { mime: 'application/ttml+xml', kind: 'file' }
  return undefined
}

const XML_HEAD_BYTES = 4000

/**
 * The first element of a text that is XML, without its prefix, in small letters. Walks over what may stand before it: each step
 * moves forward, so that the time is bound by the length.
 */
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

/** It may hold declarations in square brackets, which have ends of their own. */
function endOfDoctype(text: string, from: number): number {
  const end = text.indexOf('>', from)
  const brackets = text.indexOf('[', from)
  if (brackets < 0 || brackets > end) return end
  const closed = text.indexOf(']', brackets)
  return closed < 0 ? -1 : text.indexOf('>', closed)
}
