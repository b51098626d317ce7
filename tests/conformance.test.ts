import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyField, type PageNode, slotsIn } from '#module-kit'
import { moduleExamples, modules } from '#modules'
import { loaders } from '#modules/loaders'
import { cleanHtml } from '#pages'
import { documentOf, documents, renderNodes } from './support/render.ts'

const folder = join(import.meta.dirname, '../src/modules')
const inputs = new Set([
  ...['text', 'textarea', 'rich-text', 'number', 'switch', 'select', 'colour', 'image'],
  ...['link', 'icon', 'list', 'datetime', 'slot', 'page-reference'],
])

function exampleNodes(type: string): PageNode[] {
  return (moduleExamples.get(type) ?? []).map((example, index) => ({
    type,
    props: { ...example.props, id: example.props.id ?? `${type}-${index + 1}` },
  }))
}

function allFields(shape: Record<string, AnyField>, path = ''): [string, AnyField][] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const own: [string, AnyField][] = [[path + name, field]]
    const nested = field.control.fields as Record<string, AnyField> | undefined
    return nested ? [...own, ...allFields(nested, `${path}${name}.`)] : own
  })
}

/** Every text that a document says in fields of this kind, with the path to the field. */
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

/** Folders of modules; with `file`, those that hold it. */
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
  // A component that needs what its loader answers is rendered with real data in the browser suite.
  const itRenders = loaders.has(type) ? () => {} : it
  const nodes = exampleNodes(type)

  it('has two to six examples, each a valid document', () => {
    expect(nodes.length).toBeGreaterThanOrEqual(2)
    expect(nodes.length).toBeLessThanOrEqual(6)
    for (const node of nodes) expect(documents.validate(documentOf([node]))).toEqual([])
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
    expect(islands.length).toBe(module.hydrate === 'never' ? 0 : 1)
    const [island] = islands
    if (!island) return
    const source = readFileSync(join(folder, type, island), 'utf8')
    expect(source).toContain(`export function ${island.replace('.island.tsx', '')}(`)
  })

  itRenders('renders every example with its contract and all its text', async () => {
    for (const node of nodes) {
      const { html, problems } = await renderNodes([node])
      expect(problems).toEqual([])
      expect(html).toContain(`id="${node.props.id}"`)
      expect(html).toContain(`data-module="${type}"`)
      const shown = plain(html.replace(/props='[^']*'/g, ''))
      for (const text of textsOf(node, ['rich-text'])) {
        expect(shown).toContain(plain(text).trim())
      }
    }
  })

  itRenders('sends no text twice', async () => {
    for (const node of nodes) {
      const { html } = await renderNodes([node])
      const sent = [...html.matchAll(/props='([^']*)'/g)].map(match => match[1] ?? '').join(' ')
      for (const text of textsOf(node, ['rich-text'])) expect(sent).not.toContain(text)
    }
  })

  itRenders('survives any props', async () => {
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
            ),
          ),
        ]),
      ),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(hostile, async props => {
        const node = { type, props: { ...(nodes[0]?.props ?? {}), ...props, id: 'hostile' } }
        const document = documentOf([node])
        // As on the way in: what is valid is cleaned; what is not is never stored, and still breaks nothing.
        const isValid = documents.validate(document).length === 0
        const stored = isValid ? documents.clean(document, { html: cleanHtml }) : document
        const { html } = await renderNodes(stored.content)
        expect(html).not.toContain('<script>alert')
        expect(html).not.toMatch(/href="javascript:/)
      }),
      { numRuns: 60 },
    )
  })

  it('upgrades its old samples to valid props', () => {
    for (const [index, step] of (module.upgrades ?? []).entries()) {
      let props = step.sample
      for (const later of module.upgrades?.slice(index) ?? []) props = later.up(props)
      expect(documents.problemsOfProps(type, { ...props, id: 'upgraded' }, '')).toEqual([])
    }
  })
})
