import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ARABIC_FONT_FILES, compileTheme, FONT_FILES } from '#design'
import { fontLinks, keepFirstFonts } from './fonts.ts'

const sheet = readFileSync(new URL('../design/css/fonts.css', import.meta.url), 'utf8')

it('a page fetches the fonts of the program that it is set in, and no others', () => {
  const filesOf = (links: string) =>
    [...links.matchAll(/href="\/fonts\/([\w-]+)\.woff2" crossorigin/g)].map(([, name]) => name)
  const look = (more: object) => filesOf(fontLinks('en', compileTheme({ colours: {}, ...more })))
  expect(filesOf(fontLinks('en'))).toEqual(['fraunces-common', 'instrument-sans-common'])
  expect(look({})).toEqual(['fraunces-common', 'instrument-sans-common'])
  expect(look({ displayFont: 'serif' })).toEqual(['instrument-sans-common'])
  expect(look({ displayFont: 'instrument-sans' })).toEqual(['instrument-sans-common'])
  expect(look({ displayFont: 'mono', textFont: 'sans' })).toEqual([])
  expect(filesOf(fontLinks('ar'))).toEqual([
    ...['naskh-arabic-common', 'sans-arabic-common'],
    ...['fraunces-common', 'instrument-sans-common'],
  ])
  const system = compileTheme({ colours: {}, displayFont: 'serif' })
  expect(filesOf(fontLinks('fa', system))).toEqual(['sans-arabic-common', 'instrument-sans-common'])
})

it('these are the fonts of the style sheet, and the text font replaces no other once a page is painted', () => {
  const faces = [...sheet.matchAll(/font-family: '?([^';]+)'?;\s*src: url\('([^']+)'\)/g)].map(
    ([, family = '', file = '']) => [family, file] as const,
  )
  const common = faces.filter(([, file]) => file.includes('-common'))
  expect(Object.fromEntries(common)).toEqual(FONT_FILES)
  const shown = (css: string) =>
    [...css.matchAll(/\/fonts\/([\w-]+)\.woff2[^}]*font-display: ?(\w+)/g)].map(found =>
      found.slice(1).join(),
    )
  expect(shown(keepFirstFonts(sheet))).toEqual([
    // If both contain a letter, the later face is used.
    'fraunces-rest,swap',
    'fraunces-common,swap',
    'instrument-sans-rest,swap',
    'instrument-sans-common,optional',
  ])
  const minified = '@font-face{src:url(/fonts/instrument-sans-common.woff2);font-display:swap}'
  expect(shown(keepFirstFonts(minified))).toEqual(['instrument-sans-common,optional'])
})

it('Arabic faces extend the families of Latin ones, with the same weights, so that browsers combine them', () => {
  const arabic = readFileSync(new URL('../design/css/arabic.css', import.meta.url), 'utf8')
  const facesOf = (css: string) =>
    [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
      family: /font-family: '?([^';]+)/.exec(face)?.[1] ?? '',
      weight: /font-weight: ([^;]+)/.exec(face)?.[1],
      file: /url\('([^']+)'\)/.exec(face)?.[1],
      range: /unicode-range/.test(face),
    }))
  const groups = (css: string) =>
    [...new Set(facesOf(css).map(({ family, weight }) => `${family} ${weight}`))].sort()
  expect(groups(arabic)).toEqual(groups(sheet))
  expect(facesOf(arabic).every(({ range }) => range)).toBe(true)
  const common = facesOf(arabic).filter(({ file }) => file?.includes('-common'))
  expect(Object.fromEntries(common.map(({ family, file }) => [family, file]))).toEqual(
    ARABIC_FONT_FILES,
  )
  expect(keepFirstFonts(arabic).match(/sans-arabic-common[^}]*optional/)).not.toBeNull()
})

it('measures headings in em: in ch they would be wrapped again when the display font replaces its fallback', () => {
  const folder = new URL('../modules/', import.meta.url)
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
  const rules = sheets.flatMap(sheet => [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)])
  const wrapped = rules.filter(
    ([, selector = '', body = '']) =>
      /[\d.]ch\b/.test(body) &&
      (/(-title|heading-text|title-text)\s*$/.test(selector) || body.includes('--font-display')),
  )
  expect(wrapped.map(([, selector]) => selector?.trim())).toEqual([])
})
