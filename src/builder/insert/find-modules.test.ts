import { expect, it } from 'vitest'
import { modules } from '../../../tests/support/modules.ts'
import type { Texts } from '../texts.ts'
import { findModules } from './find-modules.ts'
import { KEYWORDS } from './keywords.ts'

const texts = ((text: string) => text) as Texts
const found = (words: string) => findModules(modules, words, texts).map(([type]) => type)

it('finds modules by name, description and category, best first', () => {
  expect(found('Tabs')[0]).toBe('tabs')
  expect(found('sign-up')).toContain('newsletter')
  expect(found('form')[0]).toBe('contact-form')
  expect(found('form')).toContain('newsletter')
  expect(found('video slider')[0]).toBe('video-slider')
  expect(found('no such thing')).toEqual([])
})

it('finds modules by the words that other programs use, in English and German', () => {
  expect(found('spacer')[0]).toBe('divider')
  expect(found('review').slice(0, 2)).toEqual(['product-reviews', 'testimonial'])
  expect(found('youtube')).toEqual(expect.arrayContaining(['video', 'embed']))
  expect(found('blog')).toContain('post-list')
  expect(found('container')).toEqual(expect.arrayContaining(['section', 'group']))
  expect(found('logo carousel')).toEqual(expect.arrayContaining(['logos', 'carousel']))
  expect(found('Kundenstimme')[0]).toBe('testimonial')
  expect(found('Abstand')[0]).toBe('divider')
  for (const type of Object.keys(KEYWORDS)) expect(modules.has(type), type).toBe(true)
})
