import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { WEB_FONT_FILES, WEB_FONTS } from './web-fonts.ts'

const folder = join(import.meta.dirname, 'fonts')
const sheet = readFileSync(join(folder, basename(WEB_FONTS)), 'utf8')

it('the sheet of the web fonts asks for the files that are there, and no others', () => {
  const asked = [...sheet.matchAll(/url\('([^']+)'\)/g)].map(([, name = '']) => name)
  expect(asked.map(name => `/fonts/${name}`)).toEqual(WEB_FONT_FILES)
  for (const name of asked) expect(existsSync(join(folder, name)), name).toBe(true)
})

it('the styles in the head of a page ask for no font of ours', () => {
  const css = join(import.meta.dirname, 'css')
  const styles = readdirSync(css).map(name => readFileSync(join(css, name), 'utf8'))
  expect(styles.join()).toContain("local('Arial')")
  expect(styles.join()).not.toContain('woff2')
})
