/** Replaces a range of HTML; an empty range inserts. */
export interface Edit {
  start: number
  end: number
  html: string
}

/** Applies edits that do not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return html
  const parts: string[] = []
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(at, edit.start), edit.html)
    at = edit.end
  }
  return parts.join('') + html.slice(at)
}
