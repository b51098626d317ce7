import { escapeHtml } from '#base'
import {
  type AnyField,
  type AnyModule,
  type PageDocument,
  type PageNode,
  variableIdOf,
} from '#module-contract'
import { displayOf } from './display/of-node.ts'
import { firstSubject, SPLIT_TEST } from './split-tests.ts'

/**
 * Rich texts and headings of a document as sanitized HTML, without design. Modules with display
 * conditions and the title are omitted. With `plain`, also the plain texts of modules: tab labels,
 * questions, captions.
 */
export function createArticleHtml(
  modules: ReadonlyMap<string, AnyModule>,
  { plain = false }: { plain?: boolean } = {},
) {
  function ofNode(node: PageNode): string {
    const module = modules.get(node.type)
    if (!module || displayOf(node)) return ''
    if (node.type === 'heading') return toHeading(node.props)
    if (node.type === SPLIT_TEST) return firstSubject(node).map(ofNode).join('')
    return ofFields(module.props.shape, node.props)
  }

  function ofFields(shape: Record<string, AnyField>, props: Record<string, unknown>): string {
    return Object.entries(shape)
      .map(([name, field]) => ofField(field, props[name]))
      .join('')
  }

  function ofField(field: AnyField, value: unknown): string {
    if (field.kind === 'rich-text') {
      return typeof value === 'string' && !variableIdOf(value) ? value : ''
    }
    if (plain && field.kind === 'text' && field.group === 'content') {
      return typeof value === 'string' && !variableIdOf(value) ? `<p>${escapeHtml(value)}</p>` : ''
    }
    if (!Array.isArray(value)) return ''
    if (field.kind === 'slot') return (value as PageNode[]).map(ofNode).join('')
    const nested = field.control.fields as Record<string, AnyField> | undefined
    return nested ? value.map(item => ofFields(nested, item)).join('') : ''
  }

  return (document: PageDocument): string => document.content.map(ofNode).join('')
}

function toHeading({ text, level }: Record<string, unknown>): string {
  return typeof text === 'string' && text && !variableIdOf(text) && level !== 'h1'
    ? `<h3>${escapeHtml(text)}</h3>`
    : ''
}
