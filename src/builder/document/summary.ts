import { htmlToText } from '#base'
import { type AnyField, type Modules, type PageNode, variableIdOf } from '#module-contract'

/** Summary of a module: its first text. Empty if it has none. */
export function summaryOf(modules: Modules, node: PageNode): string {
  for (const text of textsOf(modules, node)) return text.slice(0, 80)
  return ''
}

/** All texts of a module without markup. Texts that only identify list rows are skipped. */
export function* textsOf(modules: Modules, node: PageNode): Generator<string> {
  const shape = modules.get(node.type)?.props.shape
  if (shape) yield* textsIn(shape, node.props)
}

function* textsIn(
  shape: Record<string, AnyField>,
  props: Record<string, unknown>,
): Generator<string> {
  for (const [name, field] of Object.entries(shape)) {
    const value = props[name]
    if (field.control.isRowId) continue
    if (field.kind === 'list') {
      for (const item of (value ?? []) as Record<string, unknown>[]) {
        yield* textsIn(field.control.fields as Record<string, AnyField>, item)
      }
    } else if (
      typeof value === 'string' &&
      !variableIdOf(value) &&
      /^(text|rich-text)$/.test(field.kind)
    ) {
      const words = htmlToText(value)
      if (words) yield words
    }
  }
}
