import { IntlMessageFormat } from 'intl-messageformat'
import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { fromPolyglot } from '../src/admin/from-polyglot.ts'
import { reactAdminGerman } from '../src/admin/react-admin-german.ts'

type Tree = { [key: string]: string | Tree }
type Catalogue = Record<string, Tree> & { en: Tree }

/** All text files, found by name. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../src/**/texts.ts', '../src/**/*-texts.ts', '../src/**/*messages*.ts'],
  { eager: true },
)
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && typeof (value as Catalogue).en === 'object'

const catalogues: (readonly [string, Catalogue])[] = Object.entries(files).flatMap(
  ([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isCatalogue(value) ? [[`${file} ${name}`, value] as const] : [],
    ),
)
catalogues.push([
  'react-admin',
  { en: fromPolyglot(english), de: fromPolyglot(reactAdminGerman) } as Catalogue,
])

function flatten(tree: Tree | string, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]]
  return Object.entries(tree).flatMap(([key, value]) =>
    flatten(value, path ? `${path}.${key}` : key),
  )
}

/** Names of the values in a message; throws if it is invalid ICU. */
function namesIn(message: string, language: string): string[] {
  const names = new Set<string>()
  const walk = (elements: ReturnType<IntlMessageFormat['getAst']>) => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) names.add(String(element.value))
      if ('options' in element) for (const one of Object.values(element.options)) walk(one.value)
    }
  }
  walk(new IntlMessageFormat(message, language).getAst())
  return [...names].sort()
}

describe('translations', () => {
  it('are found, those of the staff and those of visitors', () => {
    expect(catalogues.length).toBeGreaterThan(30)
    const languages = catalogues.map(([, catalogue]) => Object.keys(catalogue).join())
    expect(languages).toContain('en,de')
    expect(languages).toContain('en,de,fr,ar')
  })

  it.each(catalogues)(
    'have the same keys and values in every language, in valid ICU: %s',
    (_, catalogue) => {
      const original = flatten(catalogue.en)
      for (const [language, tree] of Object.entries(catalogue)) {
        const texts = new Map(flatten(tree))
        const hint = `${language} has other keys than en`
        expect([...texts.keys()].sort(), hint).toEqual(original.map(([path]) => path).sort())
        for (const [path, text] of original) {
          const translated = texts.get(path) ?? ''
          const names = namesIn(text, 'en')
          expect(namesIn(translated, language), `${language}: ${path}`).toEqual(names)
          if (text.trim()) expect(translated.trim(), `${language}: ${path}`).not.toBe('')
        }
        // Polyglot syntax would be shown literally.
        for (const [path, text] of texts) expect(text, path).not.toMatch(/%\{|\|\|\|\|/)
      }
    },
  )

  it('know a sentence for every reason of the API', async () => {
    const { REFUSALS } = await import('../src/server/admin/refusals.ts')
    const { staffMessages } = await import('../src/staff/messages.ts')
    for (const locale of ['en', 'de'] as const) {
      expect(Object.keys(staffMessages[locale].errors ?? {})).toEqual(
        expect.arrayContaining(Object.keys(REFUSALS)),
      )
    }
  })

  it('name every kind and status of a page', async () => {
    const { PAGE_KINDS, PAGE_STATUSES } = await import('#pages/schema')
    const { messages } = await import('../src/admin/resources/pages/messages.ts')
    for (const locale of ['en', 'de'] as const) {
      const { kind, status } = messages[locale] as { kind: object; status: object }
      expect(Object.keys(kind).sort()).toEqual([...PAGE_KINDS].sort())
      expect(Object.keys(status)).toEqual(expect.arrayContaining([...PAGE_STATUSES]))
    }
  })
})
