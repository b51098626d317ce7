import type { EditedDocument, PageNode } from '#module-kit'
import { findPlaceholderImages, findPlaceholderTexts } from '../document/placeholder-text.ts'
import { findDocumentIssues, type Issue } from './find-issues.ts'

/**
 * What is asked about before publishing: text that was never replaced, and what modules warn of.
 * @param known What the checks found while the page was edited: they alone know other popups and lists of the site.
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
  // Read anew: what was typed a moment ago counts.
  const warnings = findDocumentIssues(content, () => undefined, edited).filter(
    ({ kind }) => kind === 'settings',
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
