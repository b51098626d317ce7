import { setAt } from '#base'
import type { AnyField, ModuleRegistry, Modules, PageNode } from '#module-contract'
import { slotsOf } from '../document/nodes.ts'
import type { Texts } from '../texts.ts'

/** Initial props of a new module, with texts in the user's language. */
export function startOf(
  registry: ModuleRegistry,
  type: string,
  texts: Texts,
): Record<string, unknown> {
  const node = { type, props: { ...registry.starts.get(type), id: type } }
  const { id: _, ...props } = translatedNode(registry.modules, node, texts).props
  return props
}

/** A node with its initial texts in the user's language. */
export function translatedNode(modules: Modules, node: PageNode, texts: Texts): PageNode {
  const shape = modules.get(node.type)?.props.shape ?? {}
  let props = translatedProps(shape, node.props, texts) as PageNode['props']
  for (const slot of slotsOf(modules, { ...node, props })) {
    props = setAt(
      props,
      slot.path,
      slot.nodes.map(one => translatedNode(modules, one, texts)),
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
