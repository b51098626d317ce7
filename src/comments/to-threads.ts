import type { ShownComment } from './schema.ts'

/** A comment as it is kept, whether visitors see it or not. */
export interface ThreadRow extends Omit<ShownComment, 'isRemoved' | 'inReplyTo' | 'replies'> {
  parentId: string | null
  isPublished: boolean
}

/**
 * Rows, oldest first, as threads: what would stand deeper than `depth` stands as deep as that, in the order of time, and says
 * whom it answers. What was taken away keeps its place while something below it is shown.
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
    // At a depth of 1 everything stands at the top.
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

/** What is published, and what that hangs on. */
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

/** Of what was taken away nothing is told. */
function toShown({ parentId: _, isPublished, ...row }: ThreadRow): ShownComment {
  const shown = isPublished ? row : { ...row, name: '', website: null, body: '', isStaff: false }
  return { ...shown, isRemoved: !isPublished, replies: [] }
}
