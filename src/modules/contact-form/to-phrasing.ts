import type { ReactNode } from 'react'

/**
 * Converts rich text for inline contexts such as labels: blocks become lines. In the builder it is
 * an editor.
 */
export function toPhrasing(html: ReactNode): ReactNode {
  if (typeof html !== 'string') return html
  return html
    .replaceAll(/<\/(?:p|li|h[2-6]|blockquote)>\s*(?=\S)/g, '<br>')
    .replaceAll(/<\/?(?:p|ul|ol|li|h[2-6]|blockquote)(?:\s[^<>]*)?>/g, '')
    .replace(/(?:<br>\s*)+$/, '')
}
