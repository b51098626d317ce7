import { describe, expect, it } from 'vitest'
import type { AnyField } from '#module-contract'
import { FIELD_KINDS } from '#pages/schema'
import { toPuckConfig } from '../src/builder/config/to-puck-config.tsx'
import { toDocument, toPuckData } from '../src/builder/document/convert.ts'
import { kinds } from '../src/builder/options/conditions/kinds.ts'
import { controls } from '../src/builder/options/control.ts'
import { outerFields } from '../src/builder/options/outer-fields.ts'
import { toTypeOption } from '../src/builder/shell/type-option.ts'
import { moduleExamples, modules, registry } from './support/modules.ts'
import { documentOf } from './support/render.ts'

interface Found {
  path: string
  input: string
}

function inputsOf(shape: Record<string, AnyField>, path: string): Found[] {
  return Object.entries(shape).flatMap(([name, { control }]) => [
    { path: `${path}.${name}`, input: control.input },
    ...(control.fields ? inputsOf(toShape(control.fields), `${path}.${name}`) : []),
  ])
}

/** Converts named list fields or a list of group options to a shape. */
function toShape(fields: unknown): Record<string, AnyField> {
  if (!Array.isArray(fields)) return fields as Record<string, AnyField>
  return Object.fromEntries(fields.map(field => [field.name, field]))
}

const everyInput = [
  ...[...modules].flatMap(([type, module]) => inputsOf(module.props.shape, type)),
  ...inputsOf(toShape(outerFields.design), 'design'),
  ...inputsOf(toShape(outerFields.animation), 'animation'),
  ...inputsOf(toShape(outerFields.attributes), 'attributes'),
  ...inputsOf(toShape(outerFields.display), 'display'),
  ...FIELD_KINDS.map(kind => {
    const field = { key: kind, label: '', kind, help: '', required: false, choices: [], of: 'page' }
    const { input } = toTypeOption({ ...field, multiple: false }).control
    return { path: `fields.${kind}`, input }
  }),
  ...Object.entries(kinds).flatMap(([kind, { fields }]) => inputsOf(toShape(fields), kind)),
]

describe('builder conformance', () => {
  it('has a control for every prop of every module, and for every option around them (BM-1)', () => {
    expect(everyInput.length).toBeGreaterThan(200)
    // Unstored inputs need no control.
    const missing = everyInput.filter(({ input }) => input !== 'none' && !controls.has(input))
    expect(missing).toEqual([])
  })

  it('needs every control that it has', () => {
    const used = new Set(everyInput.map(({ input }) => input))
    expect([...controls.keys()].filter(input => !used.has(input))).toEqual([])
  })

  it('takes every module into its configuration', () => {
    expect(Object.keys(toPuckConfig(registry, text => text).components).sort()).toEqual(
      [...modules.keys()].sort(),
    )
  })

  it('changes no byte of a document on the way in and out', () => {
    const content = [...moduleExamples].flatMap(([type, examples]) =>
      examples.map((example, index) => ({
        type,
        props: { ...example.props, id: `${type}-${index}` },
      })),
    )
    const document = documentOf(content)
    const shuffled = JSON.parse(JSON.stringify(toPuckData(document)), (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    )
    const back = toDocument(modules, shuffled, document)
    expect(JSON.stringify(back)).toBe(JSON.stringify(document))
  })
})
