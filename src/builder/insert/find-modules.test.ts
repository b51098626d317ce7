import { expect, it } from 'vitest'
import type { Texts } from '../texts.ts'
import { findModules } from './find-modules.ts'

const texts = ((text: string) => text) as Texts
const found = (words: string) => findModules(words, texts).map(([type]) => type)

it('finds modules by name, by what they tell of themselves, and by category, best first', () => {
  expect(found('Tabs')[0]).toBe('tabs')
  expect(found('sign-up')).toContain('newsletter')
  expect(found('form')[0]).toBe('contact-form')
  expect(found('form')).toContain('newsletter')
  expect(found('video slider')[0]).toBe('video-slider')
  expect(found('no such thing')).toEqual([])
})
