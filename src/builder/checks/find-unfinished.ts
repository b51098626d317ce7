import type { EditedDocument, ModuleRegistry, PageNode } from '#module-contract'
import { createFindPlaceholderTexts, findPlaceholderImages } from '../document/placeholder-text.ts'
import { findDocumentIssues, type Issue } from './find-issues.ts'

/** Finds issues to confirm before publishing: placeholder text and warnings of modules. */
export function createFindUnfinished(registry: ModuleRegistry) {
  const { modules } = registry
  const findPlaceholderTexts = createFindPlaceholderTexts(registry)

  /** @param known Issues found while editing. Only these include name conflicts and missing lists. */
  return (
    content: readonly PageNode[],
    known: readonly Issue[],
    edited: EditedDocument = {},
  ): Issue[] => {
    const placeholders = findPlaceholderTexts(content).map(
      ({ node, text }): Issue => ({
        kind: 'placeholder',
        nodeId: node.props.id,
        text: 'Placeholder text: {value}',
        value: text,
      }),
    )
    // Checked again to include the latest changes.
    const warnings = findDocumentIssues(modules, content, () => undefined, edited).filter(
      ({ kind }) => kind === 'settings' || kind === 'empty-link',
    )
    const images = findPlaceholderImages(modules, content).map(
      (node): Issue => ({ kind: 'placeholder', nodeId: node.props.id, text: 'Placeholder image' }),
    )
    return [
      ...placeholders,
      ...images,
      ...warnings,
      ...known.filter(({ kind }) => kind === 'popup-name' || kind === 'no-list'),
    ]
  }
}
