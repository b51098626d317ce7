import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SLIDE_MS } from '../accordion/use-accordion.ts'
import { FADE_MS } from '../carousel/use-slides.ts'

/** All durations in milliseconds in the design styles. */
function timesOf(styles: string): Set<number> {
  const file = join(import.meta.dirname, '../../design/css', styles)
  return new Set(
    [...readFileSync(file, 'utf8').matchAll(/\b(\d+)ms\b/g)].map(([, ms]) => Number(ms)),
  )
}

it('SL-2: slides fade for 700 ms, in the script and in the styles', () => {
  expect(FADE_MS).toBe(700)
  expect(timesOf('slides.css')).toEqual(new Set([FADE_MS]))
})

it('AC-1: panels slide for 700 ms, in the script and in the styles', () => {
  expect(SLIDE_MS).toBe(700)
  expect(timesOf('disclosure.css')).toEqual(new Set([SLIDE_MS]))
})
