import { join } from 'node:path'
import type { AnyField, PageNode } from '#module-contract'
import { moduleExamples } from './examples.ts'

type Shape = Record<string, AnyField>

const folder = join(import.meta.dirname, '../../src/modules')
const shapes = new Map<string, Shape>()
for (const type of Object.keys(moduleExamples)) {
  const { Props } = (await import(join(folder, type, 'props.ts'))) as { Props: { shape: Shape } }
  shapes.set(type, Props.shape)
}

/** Modules without ids and default props. */
export function withoutIdsAndDefaults(nodes: readonly PageNode[]): object[] {
  return nodes.map(({ type, props: { id: _, ...props } }) => ({
    type,
    props: plain(shapes.get(type) ?? {}, props),
  }))
}

function plain(shape: Shape, props: Record<string, unknown>): Record<string, unknown> {
  const said = Object.entries(props).filter(([name, value]) => {
    const standard = shape[name]?.default
    return JSON.stringify(value) !== JSON.stringify(standard)
  })
  return Object.fromEntries(said.map(([name, value]) => [name, plainValue(shape[name], value)]))
}

function plainValue(field: AnyField | undefined, value: unknown): unknown {
  if (field?.kind === 'slot') return withoutIdsAndDefaults(value as PageNode[])
  if (field?.kind !== 'list') return value
  const fields = field.control.fields as Shape
  return (value as Record<string, unknown>[]).map(item => plain(fields, item))
}
