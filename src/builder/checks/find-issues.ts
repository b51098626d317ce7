import { isOwnCookie } from '#base'
import type { DisplayOptions } from '#design'
import type {
  AnyField,
  EditedDocument,
  Modules,
  PageNode,
  ResolvedImage,
  StoredImage,
} from '#module-contract'
import { walk } from '../document/nodes.ts'

/** A problem for visitors, or a module that does not work as configured. */
export interface Issue {
  kind:
    | 'no-alt'
    | 'heading-order'
    | 'no-heading'
    | 'empty-link'
    | 'contrast'
    | 'settings'
    | 'popup-name'
    | 'no-list'
    | 'placeholder'
  nodeId: string | undefined
  /** Path of the option beside which the issue is also shown. */
  option?: string
  /** English text; `{value}` is a placeholder. */
  text: string
  value?: string
}

/**
 * Finds issues in the document: images without alt text, skipped heading levels, broken links, and
 * warnings of modules.
 */
export function findDocumentIssues(
  modules: Modules,
  content: readonly PageNode[],
  image: (id: string) => ResolvedImage | undefined,
  edited: EditedDocument = {},
): Issue[] {
  const issues: Issue[] = []
  let level = 0
  for (const { node } of walk(modules, content)) {
    const nodeId = node.props.id
    const module = modules.get(node.type)
    if (!module) continue
    const { shape } = module.props
    for (const warning of module.warnings?.find(withDefaults(shape, node.props), edited) ?? []) {
      issues.push({ kind: 'settings', nodeId, ...warning })
    }
    for (const condition of (node.props.display as DisplayOptions | undefined)?.conditions ?? []) {
      if (condition.kind !== 'cookie' || !isOwnCookie(condition.name)) continue
      issues.push({
        kind: 'settings',
        nodeId,
        text: 'A display condition must not read this cookie of the site itself. The page cannot be saved with it: {value}',
        value: condition.name,
      })
    }
    const { emptyState } = module
    if (emptyState?.when(withDefaults(shape, node.props) as never)) {
      const text = 'Empty: visitors do not see this module.'
      issues.push({ kind: 'settings', nodeId, text, option: emptyState.option })
    }
    for (const stored of imagesIn(shape, node.props)) {
      const found = image(stored.media)
      if (stored.alt === undefined && found && !found.alt.trim()) {
        issues.push({ kind: 'no-alt', nodeId, text: 'Image is missing alt text.' })
      }
    }
    if ('link' in shape && node.type === 'button' && !node.props.link) {
      issues.push({ kind: 'empty-link', nodeId, text: 'Button has no link.' })
    }
    if (node.type === 'heading') {
      const next = Number(String(node.props.level ?? 'h2').slice(1))
      if (level > 0 && next > level + 1) {
        issues.push({
          kind: 'heading-order',
          nodeId,
          text: 'Skipped heading level: {value}.',
          value: `H${level} → H${next}`,
        })
      }
      level = next
    }
  }
  return issues
}

/** Adds default values to props, including rows of lists. */
function withDefaults(
  shape: Record<string, AnyField>,
  props: Record<string, unknown>,
): Record<string, unknown> {
  const filled = Object.entries(shape).map(([name, field]) => {
    const value = props[name] ?? field.default
    if (field.kind !== 'list') return [name, value]
    const inner = field.control.fields as Record<string, AnyField>
    return [name, (value as Record<string, unknown>[]).map(row => withDefaults(inner, row))]
  })
  return { ...props, ...Object.fromEntries(filled) }
}

function* imagesIn(
  shape: Record<string, AnyField>,
  props: Record<string, unknown>,
): Generator<StoredImage> {
  for (const [name, field] of Object.entries(shape)) {
    const value = props[name]
    if (field.kind === 'image' && value) yield value as StoredImage
    if (field.kind === 'list') {
      for (const item of (value ?? []) as Record<string, unknown>[]) {
        yield* imagesIn(field.control.fields as Record<string, AnyField>, item)
      }
    }
  }
}
