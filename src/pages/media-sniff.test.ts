import { expect, it } from 'vitest'
import { measureCpuMs } from '../../tests/support/cpu-time.ts'
import { isHeic, sniffType } from './media-sniff.ts'

const sniff = (text: string) => sniffType(Buffer.from(text))?.kind

it('recognizes SVG by its first element', () => {
  expect(sniff('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('svg')
  expect(sniff('\ufeff  <SVG\n width="1"></SVG>')).toBe('svg')
  expect(
    sniff(
      '<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<!DOCTYPE svg PUBLIC "x">\n<svg width="1">',
    ),
  ).toBe('svg')
  expect(sniff('<!-- never closed <svg width="1">')).toBeUndefined()
  expect(sniff('<!-- a --> <html><svg></svg></html>')).toBeUndefined()
  expect(sniff('<svgfoo width="1"/>')).toBeUndefined()
})

it('MP-3: tells WebVTT by its first line, DFXP by its first element', () => {
  expect(sniff('WEBVTT\n\n00:00.000 --> 00:01.000\nHello')).toBe('file')
  expect(sniff('\ufeffWEBVTT - Film\n')).toBe('file')
  expect(sniff('Not WEBVTT at all')).toBeUndefined()
  const dfxp = '<?xml version="1.0"?>\n<tt:tt xmlns:tt="http://www.w3.org/ns/ttml"/>'
  expect(sniffType(Buffer.from(dfxp))?.mime).toBe('application/ttml+xml')
  expect(sniff('<tt xmlns="http://www.w3.org/ns/ttml"></tt>')).toBe('file')
  expect(sniff('<!DOCTYPE tt [<!ENTITY a "ha">]><tt></tt>')).toBe('file')
  expect(sniff('<!DOCTYPE svg [<!ENTITY a "ha">]><svg></svg>')).toBe('svg')
  expect(sniff('<ttx xmlns="http://www.w3.org/ns/ttml"></ttx>')).toBeUndefined()
})

/** An `ftyp` box with major and compatible brands. */
function ftyp(major: string, ...compatible: string[]): Buffer {
  const brands = [major, '\0\0\0\0', ...compatible].join('')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + brands.length)
  return Buffer.concat([size, Buffer.from(`ftyp${brands}`, 'latin1'), Buffer.alloc(16)])
}

it.each([
  ['mp42', ['isom'], 'video/mp4'],
  ['isom', ['iso2', 'avc1', 'mp41'], 'video/mp4'],
  ['M4V ', [], 'video/mp4'],
  ['qt  ', [], 'video/mp4'],
  ['3gp5', [], 'video/mp4'],
  ['wxyz', ['mp42'], 'video/mp4'],
  ['M4A ', [], 'audio/mp4'],
  ['avif', ['mif1'], 'image/avif'],
  ['mif1', ['avif'], 'image/avif'],
  ['miaf', ['avif'], 'image/avif'],
])('takes a file of the brand %s with %j for %s', (major, compatible, mime) => {
  expect(sniffType(ftyp(major, ...compatible))?.mime).toBe(mime)
})

it.each([
  ['heic', ['mif1'], true],
  ['mif1', ['heic'], true],
  ['hevc', ['msf1'], true],
  ['msf1', ['hevc', 'mp42'], true],
  ['MiHE', ['mif1', 'heic'], true],
  ['miaf', ['heic'], true],
  ['mif2', ['miaf'], false],
  ['crx ', ['crx '], false],
  ['crx ', ['isom'], false],
  ['jxl ', ['isom'], false],
  ['jp2 ', [], false],
])('refuses a file of the brand %s', (major, compatible, isPhoto) => {
  const bytes = ftyp(major, ...compatible)
  expect(sniffType(bytes)).toBeUndefined()
  expect(isHeic(bytes)).toBe(isPhoto)
})

it('MAP-1: tells a street map of version 3 by its first bytes', () => {
  expect(sniffType(Buffer.from('PMTiles\x03and more'))?.mime).toBe('application/vnd.pmtiles')
  expect(sniff('PMTiles\x02and more')).toBeUndefined()
})

it('MP-2: tells an FLV video by its first bytes', () => {
  expect(sniffType(Buffer.from('FLV\x01\x05\0\0\0\x09\0\0\0\0'))).toEqual({
    mime: 'video/x-flv',
    kind: 'video',
  })
  expect(sniff('FLV of words, not a video')).toBeUndefined()
})

it('is fast for any kilobyte of input', () => {
  // A pattern with nested repetition took 0.8 s for 23 comments and doubled with each further one.
  const hostile = [
    '<!---->'.repeat(140),
    '<!--'.repeat(250),
    '<?xml'.repeat(200),
    ' '.repeat(1000),
    '<!doc[>]>'.repeat(400),
  ]
  for (const text of hostile) {
    const cpuMs = measureCpuMs(() => expect(sniff(`${text}x`)).toBeUndefined())
    expect(cpuMs).toBeLessThan(400)
  }
})
