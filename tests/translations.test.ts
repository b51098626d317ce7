import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { reactAdminGerman } from '../src/admin/react-admin-german.ts'
import type { Translations } from '../src/staff/locale.ts'

/** Every file of texts, found by its name: none can be forgotten here. */
const files = import.meta.glob<Record<string, unknown>>(
  [
    '../src/admin/messages.ts',
    '../src/admin/resources/*/messages.ts',
    '../src/staff/**/messages.ts',
    '../src/builder/**/messages.ts',
  ],
  { eager: true },
)
const sources: (readonly [string, Translations])[] = Object.entries(files).flatMap(
  ([file, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => typeof value === 'object' && value !== null && 'en' in value)
      .map(([name, value]) => [`${file} ${name}`, value as Translations] as const),
)
sources.push(['react-admin', { en: english, de: reactAdminGerman } as never])

function flatten(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]]
  return Object.entries(tree as object).flatMap(([key, value]) =>
    flatten(value, path ? `${path}.${key}` : key),
  )
}

const namesIn = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(match => match[1]))].sort()

describe('translations', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(7)
  })

  it.each(sources)('say the same in English and German: %s', (_, { en, de }) => {
    const texts = new Map(flatten(de))
    expect([...texts.keys()].sort()).toEqual(
      flatten(en)
        .map(([path]) => path)
        .sort(),
    )
    for (const [path, text] of flatten(en)) {
      const german = texts.get(path) ?? ''
      expect(namesIn(german), path).toEqual(namesIn(text))
      expect(german.split('||||').length, path).toBe(text.split('||||').length)
      if (text.trim()) expect(german.trim(), path).not.toBe('')
    }
  })

  it('know a sentence for every reason of the API', async () => {
    const { REFUSALS } = await import('../src/server/admin/refusals.ts')
    const { staffMessages } = await import('../src/staff/messages.ts')
    for (const locale of ['en', 'de'] as const) {
      expect(Object.keys(staffMessages[locale].errors ?? {})).toEqual(
        expect.arrayContaining(Object.keys(REFUSALS)),
      )
    }
  })
})
