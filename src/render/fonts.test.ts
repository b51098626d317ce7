import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileTheme, FONT_FILES } from '#design'
import { fontLinks, keepFirstFonts } from './fonts.ts'

const sheet = readFileSync(new URL('../design/css/fonts.css', import.meta.url), 'utf8')

it('a page fetches the fonts of the program that it is set in, and no others', () => {
  const filesOf = (links: string) =>
    [...links.matchAll(/href="\/fonts\/([\w-]+)\.woff2" crossorigin/g)].map(([, name]) => name)
  const look = (more: object) => filesOf(fontLinks(compileTheme({ colours: {}, ...more })))
  expect(filesOf(fontLinks())).toEqual(['fraunces-display', 'instrument-sans'])
  expect(look({})).toEqual(['fraunces-display', 'instrument-sans'])
  expect(look({ displayFont: 'serif' })).toEqual(['instrument-sans'])
  expect(look({ displayFont: 'instrument-sans' })).toEqual(['instrument-sans'])
  expect(look({ displayFont: 'mono', textFont: 'sans' })).toEqual([])
})

it('these are the fonts of the style sheet, and none takes the place of another once a page is painted', () => {
  const faces = [...sheet.matchAll(/font-family: '?([^';]+)'?;\s*src: url\('([^']+)'\)/g)]
  expect(Object.fromEntries(faces.map(([, family, file]) => [family, file]))).toEqual(FONT_FILES)
  const kept = keepFirstFonts(sheet)
  expect(kept.match(/font-display:optional/g)).toHaveLength(faces.length)
  expect(kept).not.toContain('swap')
  expect(keepFirstFonts('@font-face{font-display:swap}')).toBe('@font-face{font-display:optional}')
})
