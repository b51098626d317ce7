import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withArabicLineHeights } from './arabic-type.ts'

it('raises every line height of a style sheet that is too low for Arabic script', () => {
  const folder = new URL('../', import.meta.url)
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css') && !/^(admin|builder|staff)/.test(name))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const lowIn = (css: string) =>
    [...css.matchAll(/(?:line-height:|font:[^;{}]*?\/)\s*([\d.]+)/g)]
      .map(([, height]) => Number(height))
      .filter(height => height > 0 && height < 1.35)
  expect(lowIn(sheets).length).toBeGreaterThan(50)
  expect(lowIn(withArabicLineHeights(sheets))).toEqual([])
  // Nothing else changes.
  const withoutHeights = (css: string) => css.replace(/((?:line-height:|\/)\s*)[\d.]+/g, '$1')
  expect(withoutHeights(withArabicLineHeights(sheets))).toBe(withoutHeights(sheets))
})
