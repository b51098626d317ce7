import { expect, it } from 'vitest'
import { sniffType } from './media-sniff.ts'

const sniff = (text: string) => sniffType(Buffer.from(text))?.kind

it('tells SVG by its first element, whatever stands before it', () => {
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
  expect(sniff('<!DOCTYPE svg [<!ENTITY a "ha">]><svg></svg>')).toBeUndefined()
  expect(sniff('<ttx xmlns="http://www.w3.org/ns/ttml"></ttx>')).toBeUndefined()
})

it('MAP-1: tells a street map of version 3 by its first bytes', () => {
  expect(sniffType(Buffer.from('PMTiles\x03and more'))?.mime).toBe('application/vnd.pmtiles')
  expect(sniff('PMTiles\x02and more')).toBeUndefined()
})

it('answers at once, whatever a kilobyte holds', () => {
  // A pattern with nested repetition needed 0.8 s for 23 comments and twice as long for each further one.
  const hostile = [
    '<!---->'.repeat(140),
    '<!--'.repeat(250),
    '<?xml'.repeat(200),
    ' '.repeat(1000),
    '<!doc[>]>'.repeat(400),
  ]
  for (const text of hostile) {
    const startedAt = performance.now()
    expect(sniff(`${text}x`)).toBeUndefined()
    expect(performance.now() - startedAt).toBeLessThan(200)
  }
})
