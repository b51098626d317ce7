import type { EditedDocument, PageNode } from '#module-contract'
import { findPlaceholderImages, findPlaceholderTexts } from '../document/placeholder-text.ts'
import { findDocumentIssues, type Issue } from './find-issues.ts'

/**
 * Issues to confirm before publishing: placeholder text and warnings of modules.
 * @param known Issues found while editing. Only these include name conflicts and missing lists.
 */
export function findUnfinished(
  content: readonly PageNode[],
  known: readonly Issue[],
  edited: EditedDocument = {},
): Issue[] {
  const placeholders = findPlaceholderTexts(content).map(
    ({ node, text }): Issue => ({
      kind: 'placeholder',
      nodeId: node.props.id,
      text: 'Placeholder text: %{value}',
      value: text,
    }),
  )
  // Checked again to include the latest changes.
  const warnings = findDocumentIssues(content, () => undefined, edited).filter(
    ({ kind }) => kind === 'settings' || kind === 'empty-link',
  )
  const images = findPlaceholderImages(content).map(
    (node): Issue => ({ kind: 'placeholder', nodeId: node.props.id, text: 'Placeholder image' }),
  )
  return [
    ...placeholders,
    ...images,
    ...warnings,
    ...known.filter(({ kind }) => kind === 'popup-name' || kind === 'no-list'),
  ]
}
