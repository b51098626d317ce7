import { type AnyField, type PageNode, setAt } from '#module-kit'
import { moduleStarts, modules } from '#modules'
import { slotsOf } from '../document/nodes.ts'
import type { Texts } from '../texts.ts'

/** What a new module begins as: neutral text, in the language of who edits. */
export function startOf(type: string, texts: Texts): Record<string, unknown> {
  const node = { type, props: { ...moduleStarts.get(type), id: type } }
  const { id: _, ...props } = translated(node, texts).props
  return props
}

function translated(node: PageNode, texts: Texts): PageNode {
  const shape = modules.get(node.type)?.props.shape ?? {}
  let props = translatedProps(shape, node.props, texts) as PageNode['props']
  for (const slot of slotsOf({ ...node, props })) {
    props = setAt(
      props,
      slot.path,
      slot.nodes.map(one => translated(one, texts)),
    )
  }
  return { ...node, props }
}

function translatedProps(
  shape: Record<string, AnyField>,
  props: Record<string, unknown>,
  texts: Texts,
): Record<string, unknown> {
  const entries = Object.entries(props).map(([name, value]) => {
    const field = shape[name]
    if (field?.kind === 'list' && Array.isArray(value)) {
      const inner = field.control.fields as Record<string, AnyField>
      return [name, value.map(item => translatedProps(inner, item, texts))]
    }
    if (field?.kind === 'text') return [name, texts(String(value))]
    if (field?.kind !== 'rich-text') return [name, value]
    return [name, String(value).replace(/[^<>]+(?=<\/)/, text => texts(text))]
  })
  return Object.fromEntries(entries)
}

/** An example to begin with: its pictures are not the owner's. */
export function withoutImages(node: PageNode): PageNode {
  const shape = modules.get(node.type)?.props.shape ?? {}
  let props = emptied(shape, node.props) as PageNode['props']
  for (const slot of slotsOf({ ...node, props })) {
    props = setAt(props, slot.path, slot.nodes.map(withoutImages))
  }
  return { ...node, props }
}

function emptied(shape: Record<string, AnyField>, props: Record<string, unknown>) {
  const entries = Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
    const field = shape[name]
    if (field?.kind === 'image') return []
    if (field?.kind !== 'list' || !Array.isArray(value)) return [[name, value]]
    const inner = field.control.fields as Record<string, AnyField>
    return [[name, value.map(item => emptied(inner, item))]]
  })
  return Object.fromEntries(entries)
}
