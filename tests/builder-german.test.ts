import { describe, expect, it } from 'vitest'
import { LANGUAGE_NAMES } from '#media-ui'
import { networks } from '#ui'
import { walk } from '../src/builder/document/nodes.ts'
import { textsOf } from '../src/builder/document/summary.ts'
import { germanParts } from '../src/builder/german/index.ts'
import { outerFields } from '../src/builder/options/outer-fields.ts'
import { german, textsIn } from './support/builder-texts.ts'
import { moduleExamples, moduleStarts, modules, registry } from './support/modules.ts'

const sources = import.meta.glob<string>(
  ['../src/builder/**/*.{ts,tsx}', '!**/*.test.*', '!../src/builder/german/**'],
  { eager: true, query: '?raw', import: 'default' },
)

/** Key and method names, which look like texts. */
const NOT_TEXTS = /^(GET|PUT|POST|Enter|Escape|Backspace|Home|(Arrow|Page)[A-Z][a-z]+)$/

/** Literals in the builder's source that look like texts: starting with a capital letter or a placeholder. */
function textsInSource(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
  const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(match => match[1] ?? '')
  return literals.filter(
    text => /^(\p{Lu}.*\p{Ll}|\{[a-z]+[,}].)/u.test(text) && !NOT_TEXTS.test(text),
  )
}

interface Field {
  label: string
  help?: string | undefined
  labelFor?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  control: object
}

function wordsOfField({ label, labelFor = {}, help, control }: Field): string[] {
  const labels = Object.values(labelFor).flatMap(one => Object.values(one))
  return [label, ...labels, ...(help ? [help] : []), ...wordsOfControl(control)]
}

function wordsOfControl(control: object): string[] {
  const { options, unit, addLabel, fields } = control as {
    options?: Record<string, string>
    unit?: string
    addLabel?: string
    fields?: Record<string, Field>
  }
  return [
    ...Object.values(options ?? {}),
    ...(unit ? [unit] : []),
    ...(addLabel ? [addLabel] : []),
    ...Object.values(fields ?? {}).flatMap(wordsOfField),
  ]
}

const properNames = new Set<string>([
  ...Object.values(networks).map(([name]) => name),
  ...Object.values(LANGUAGE_NAMES),
])
/** `H2`, `XL`, `16:9`, `%`, brand and language names need no translation. */
const isWord = (text: string) => /\p{L}\p{Ll}/u.test(text) && !properNames.has(text)

const wanted = new Map<string, string>()
for (const [file, source] of Object.entries(sources)) {
  // Synonyms are bilingual.
  if (file.endsWith('/keywords.ts')) continue
  for (const text of textsInSource(source)) wanted.set(text, file)
}
for (const [type, module] of modules) {
  const { label, description, category, props, warnings, emptyState } = module
  const options = Object.values(props.shape).flatMap(wordsOfField)
  const words = [label, description, category, ...options, ...(warnings?.texts ?? [])]
  if (emptyState) words.push(emptyState.button)
  const names = moduleExamples.get(type)?.map(example => example.name) ?? []
  for (const text of [...words, ...names]) wanted.set(text, `module ${type}`)
}
for (const field of Object.values(outerFields).flat()) {
  for (const text of wordsOfField(field)) wanted.set(text, 'design')
}
for (const [type, start] of moduleStarts) {
  for (const { node } of walk(modules, [{ type, props: { ...start, id: type } }])) {
    for (const text of textsOf(modules, node)) wanted.set(text, `start of ${type}`)
  }
}

const namesIn = (text: string) => [...text.matchAll(/%\{\w+\}/g)].map(String).sort()

describe('the builder in German', () => {
  it('finds texts where they are: in the source, in modules and in the design', () => {
    expect(wanted.get('Opening the page …')).toMatch('App.tsx')
    expect(wanted.get('Save to library …')).toMatch('ModuleHead.tsx')
    expect(wanted.get('A link to #anchor-id opens this tab.')).toBe('module tabs')
    expect(wanted.get('Hide on')).toBe('design')
    expect(wanted.size).toBeGreaterThan(400)
  })

  it('translates every text', () => {
    const missing = [...wanted].filter(([text]) => isWord(text) && !german[text])
    expect(missing, 'Translate these in german.ts of the module or in src/builder/german.').toEqual(
      [],
    )
  })

  it('fills the same values into both languages', () => {
    const namesIn = (text: string) =>
      [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort()
    // The help on formulas shows braces and has no values.
    const withValues = Object.entries(german).filter(
      ([english]) => /\{\w+[,}]/.test(english) && !english.includes('if({'),
    )
    expect(withValues.length).toBeGreaterThan(30)
    for (const [english, text] of withValues) {
      const names = namesIn(english)
      expect(namesIn(text), english).toEqual(names)
      const values = Object.fromEntries(names.map(name => [name, 3]))
      for (const locale of ['en', 'de'] as const) {
        expect(textsIn(locale)(english, values), english).not.toMatch(/[{}]/)
      }
    }
  })

  it('translates the name of a module in its own folder, where the admin reads it', () => {
    const missing = [...modules].filter(
      ([type, { label }]) => isWord(label) && !registry.german.get(type)?.[label],
    )
    expect(missing.map(([type]) => type)).toEqual([])
  })

  it('has no unused texts', () => {
    const unused = Object.keys(german).filter(text => !wanted.has(text))
    expect(unused, 'Delete these translations.').toEqual([])
  })

  it('translates each text once', () => {
    const all = Object.values(germanParts(registry)).flatMap(part => Object.keys(part))
    const copies = all.filter((text, index) => all.indexOf(text) !== index)
    expect(copies, 'Keep one translation, in src/builder/german/modules.ts.').toEqual([])
  })

  it('fills in the same names', () => {
    for (const [text, translation] of Object.entries(german)) {
      expect(namesIn(translation), text).toEqual(namesIn(text))
    }
  })
})
