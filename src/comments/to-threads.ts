import type { ShownComment } from './schema.ts'

/** A stored comment, visible or not. */
export interface ThreadRow extends Omit<ShownComment, 'isRemoved' | 'inReplyTo' | 'replies'> {
  parentId: string | null
  isPublished: boolean
}

/**
 * Builds threads from rows sorted by time. Replies deeper than `depth` are flattened in time order
 * and name their parent. Removed comments stay as placeholders while a descendant is visible.
 */
export function toThreads(rows: readonly ThreadRow[], depth: number): ShownComment[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  const threads: ShownComment[] = []
  const placed = new Map<string, { comment: ShownComment; level: number; host: string }>()
  for (const row of withPlaces(rows, byId)) {
    const comment = toShown(row)
    const parent = placed.get(row.parentId ?? '')
    if (!parent) {
      threads.push(comment)
      placed.set(row.id, { comment, level: 1, host: row.id })
      continue
    }
    const isTooDeep = parent.level >= depth
    if (isTooDeep) {
      comment.inReplyTo = { id: parent.comment.id, name: parent.comment.name }
    }
    const host = isTooDeep ? placed.get(parent.host) : parent
    // With a depth of 1 all comments are top-level.
    if (depth === 1) threads.push(comment)
    else host?.comment.replies.push(comment)
    placed.set(row.id, {
      comment,
      level: isTooDeep ? depth : parent.level + 1,
      host: isTooDeep ? parent.host : parent.comment.id,
    })
  }
  return threads
}

/** Ids of published comments and their ancestors. */
function withPlaces(rows: readonly ThreadRow[], byId: ReadonlyMap<string, ThreadRow>) {
  const kept = new Set<string>()
  for (const row of rows) {
    if (!row.isPublished) continue
    for (
      let at: ThreadRow | undefined = row;
      at && !kept.has(at.id);
      at = byId.get(at.parentId ?? '')
    )
      kept.add(at.id)
  }
  return rows.filter(row => kept.has(row.id))
}

/** Removed comments contain no data. */
function toShown({ parentId: _, isPublished, ...row }: ThreadRow): ShownComment {
  const shown = isPublished ? row : { ...row, name: '', website: null, body: '', isStaff: false }
  return { ...shown, isRemoved: !isPublished, replies: [] }
}
