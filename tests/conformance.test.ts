import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnyField,
  type AnyModule,
  defineModule,
  fields,
  isPageField,
  type PageNode,
  slotsIn,
  text,
  type Upgrade,
} from '#module-contract'
import { cleanHtml } from '#pages'
import { createDocuments, SPLIT_TEST } from '#render'
import { actions, loaders, loadersWith, moduleExamples, modules } from './support/modules.ts'
import { OF_ONE_LOOK } from './support/of-one-look.ts'
import { documentOf, documents, renderNodes } from './support/render.ts'

const folder = join(import.meta.dirname, '../src/modules')
const inputs = new Set([
  ...[
    'text',
    'textarea',
    'media-address',
    'feed-address',
    'rich-text',
    'number',
    'switch',
    'select',
    'pictures',
    'colour',
    'image',
  ],
  ...[
    'link',
    'icon',
    'media',
    'list',
    'datetime',
    'media-time',
    'slot',
    'menu-reference',
    'newsletter-list',
    'row-id',
    'row-reference',
    'row-option',
    'module-references',
    'none',
    'page-reference',
    'catalog-reference',
    'catalog-list',
    ...['content-type', 'content-field', 'content-fields', 'content-items', 'content-value'],
    'code',
  ],
])

interface Shown {
  node: PageNode
  /** Renders the node, optionally with other props, using the example's loader data. */
  render(props?: Record<string, unknown>): ReturnType<typeof renderNodes>
}

function examplesOf(type: string): Shown[] {
  return (moduleExamples.get(type) ?? []).map((example, index) => {
    const id = example.props.id ?? `${type}-${index + 1}`
    const node = { type, props: { ...example.props, id } }
    const answers = loadersWith(
      new Map([[id, example.data], ...Object.entries(example.inner ?? {})]),
    )
    return {
      node,
      render: (props = node.props) =>
        renderNodes([{ type, props: { ...props, id } }], { loaders: answers }),
    }
  })
}

function allFields(shape: Record<string, AnyField>, path = ''): [string, AnyField][] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const own: [string, AnyField][] = [[path + name, field]]
    const nested = field.control.fields as Record<string, AnyField> | undefined
    return nested ? [...own, ...allFields(nested, `${path}${name}.`)] : own
  })
}

/** Texts in fields of the given kinds, with their paths. */
function textsOf(node: PageNode, kinds: string[]): string[] {
  const texts: string[] = []
  const visit = (shape: Record<string, AnyField>, props: Record<string, unknown>) => {
    for (const [name, field] of Object.entries(shape)) {
      const value = props[name]
      if (kinds.includes(field.kind) && typeof value === 'string') texts.push(value)
      const nested = field.control.fields as Record<string, AnyField> | undefined
      if (nested && Array.isArray(value)) for (const item of value) visit(nested, item)
    }
  }
  const module = modules.get(node.type)
  if (module) {
    visit(module.props.shape, node.props)
    for (const place of slotsIn(module.props, node.props)) {
      for (const child of place.nodes as PageNode[]) texts.push(...textsOf(child, kinds))
    }
  }
  return texts
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')

/** Module folders, optionally only those with a file. */
function foldersWith(file = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(folder, entry.name, file)))
    .map(entry => entry.name)
    .sort()
}

it('finds every folder as a module, with its examples and its loader', () => {
  const found = (registry: ReadonlyMap<string, unknown>) =>
    [...registry].flatMap(([type, value]) => (value ? [type] : [])).sort()
  expect(foldersWith()).not.toEqual([])
  expect(found(modules)).toEqual(foldersWith())
  expect(found(moduleExamples)).toEqual(foldersWith())
  expect(found(loaders)).toEqual(foldersWith('load.server.ts'))
})

describe.each([...modules])('module %s', (type, module) => {
  const examples = examplesOf(type)
  const nodes = examples.map(one => one.node)

  it('has three to six examples, each a valid document', () => {
    const file = `src/modules/${type}/examples.ts`
    expect(nodes.length, file).toBeGreaterThanOrEqual(OF_ONE_LOOK.has(type) ? 2 : 3)
    expect(nodes.length, file).toBeLessThanOrEqual(6)
    for (const [index, node] of nodes.entries()) {
      const problems = documents.validate(documentOf([node]))
      expect(problems, `${file}: example ${index + 1}`).toEqual([])
    }
  })

  it('has valid defaults', () => {
    const { defaults } = module.props
    const node = { type, props: { ...defaults, id: 'defaults' } }
    expect(documents.validate(documentOf([node]))).toEqual([])
    expect(documents.validate(documentOf([{ type, props: { id: 'empty' } }]))).toEqual([])
  })

  it('has a control with a label for every prop', () => {
    for (const [path, field] of allFields(module.props.shape)) {
      expect(inputs, `${path}: ${field.control.input}`).toContain(field.control.input)
      expect(field.label, path).not.toBe('')
    }
  })

  it('names its island by the rule, and hydrates only with one', () => {
    const files = readdirSync(join(folder, type))
    const islands = files.filter(name => name.endsWith('.island.tsx'))
    const isIsland = module.hydrate !== 'never' || module.withoutServer === 'island'
    expect(islands, 'one *.island.tsx, only if `hydrate` is not `never`').toHaveLength(
      isIsland ? 1 : 0,
    )
    const [island] = islands
    if (!island) return
    const source = readFileSync(join(folder, type, island), 'utf8')
    expect(source).toContain(`export function ${island.replace('.island.tsx', '')}(`)
  })

  it('declares its behavior in a static export if it has actions', () => {
    if (!actions.has(type)) return
    expect(module.withoutServer, 'set `withoutServer` in module.ts').toBeDefined()
  })

  it('has loader data in every example', () => {
    for (const { name, data } of moduleExamples.get(type) ?? []) {
      const hint = `example "${name}": \`data\` is required with load.server.ts and only then`
      expect(data !== undefined, hint).toBe(loaders.has(type))
    }
  })

  it('renders every example with its contract and all its text', async () => {
    for (const { node, render } of examples) {
      const { html, problems } = await render()
      expect(problems).toEqual([])
      // On a page, it is replaced by the modules of a subject.
      if (type === SPLIT_TEST) continue
      expect(html).toContain(`id="${node.props.id}"`)
      expect(html).toContain(`data-module="${type}"`)
      const shown = plain(html.replace(/props='[^']*'/g, ''))
      for (const text of textsOf(node, ['rich-text'])) {
        if (isPageField(text)) continue
        expect(shown).toContain(plain(text).trim())
      }
    }
  })

  it('sends no text twice', async () => {
    for (const { node, render } of examples) {
      const { html } = await render()
      const sent = [...html.matchAll(/props='([^']*)'/g)].map(match => match[1] ?? '').join(' ')
      for (const text of textsOf(node, ['rich-text'])) expect(sent).not.toContain(text)
    }
  })

  it('lists storage of the player if it contains one', async () => {
    const pages = await Promise.all(examples.map(({ render }) => render()))
    const plays = pages.some(({ html }) => /<(?:video|audio)\b[^>]* controls/.test(html))
    // For `code`, players are detected in the HTML.
    if (plays && type !== 'code') {
      expect(module.stores).toEqual(expect.arrayContaining(['vt-captions', 'vitrine:resume']))
    }
  })

  it('survives any props', async () => {
    const [example] = examples
    // Missing examples fail another test.
    if (!example) return
    const names = Object.keys(module.props.shape)
    const hostile = fc.record(
      Object.fromEntries(
        [...names, 'design', 'animation'].map(name => [
          name,
          fc.oneof(
            fc.jsonValue({ maxDepth: 2 }),
            fc.constantFrom(
              '"><script>alert(1)</script>',
              "' onload='x",
              '{}',
              -1,
              1e308,
              '#{a}',
              'javascript:alert(1)',
              { toString: false },
              { colour: { toString: false } },
            ),
          ),
        ]),
      ),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(hostile, async props => {
        const node = { type, props: { ...example.node.props, ...props, id: 'hostile' } }
        const document = documentOf([node])
        // Like a save: valid documents are cleaned; invalid ones are never stored but must not
        // crash.
        const isValid = documents.validate(document).length === 0
        const stored = isValid ? documents.clean(document, { html: cleanHtml }) : document
        const { html } = await example.render(stored.content[0]?.props)
        expect(html).not.toContain('<script>alert')
        expect(html).not.toMatch(/href="javascript:/)
      }),
      { numRuns: 60 },
    )
  })

  it('upgrades its old samples to valid props', () => {
    expect(problemsOfSamples(module, documents, type)).toEqual([])
  })
})

describe('a module with two upgrade steps', () => {
  const Props = fields({ heading: text({ label: 'Heading' }) })
  const reshaped = (last: Upgrade['up']) =>
    defineModule({
      label: 'Scratch',
      icon: 'plus',
      category: 'Content',
      description: 'Is there for this test alone.',
      props: Props,
      component: () => null,
      hydrate: 'never',
      upgrades: [
        { sample: { title: 'First' }, up: ({ title, ...rest }) => ({ ...rest, name: title }) },
        { sample: { name: 'Second' }, up: last },
      ],
    })
  const problems = (last: Upgrade['up']) => {
    const module = reshaped(last)
    return problemsOfSamples(module, createDocuments(new Map([['scratch', module]])), 'scratch')
  }

  it('passes when every sample becomes valid through all later steps', () => {
    expect(problems(({ name, ...rest }) => ({ ...rest, heading: name }))).toEqual([])
  })

  it('fails for each sample whose upgrade step produces invalid props', () => {
    expect(problems(({ name, ...rest }) => ({ ...rest, heading: [name] }))).toHaveLength(2)
  })
})

/** Problems of an upgrade step's sample after running all later steps. */
function problemsOfSamples(
  { upgrades = [] }: Pick<AnyModule, 'upgrades'>,
  checked: ReturnType<typeof createDocuments>,
  type: string,
) {
  return upgrades.flatMap(({ sample }, index) => {
    const props = upgrades.slice(index).reduce((current, step) => step.up(current), sample)
    return checked.problemsOfProps(type, { ...props, id: 'upgraded' }, '')
  })
}
