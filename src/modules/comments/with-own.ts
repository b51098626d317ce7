import type { CommentRules, ShownComment } from '#comments/schema'

/** A comment that was just sent, and whether others can see it. */
export interface SentComment {
  comment: ShownComment
  parentId: string
  isPending: boolean
}

/** Adds a comment that waits for approval to its thread, for its author. */
export function withOwn(
  threads: readonly ShownComment[],
  { comment, parentId }: SentComment,
  { order, depth }: Pick<CommentRules, 'order' | 'depth'>,
): ShownComment[] {
  const path = pathTo(threads, parentId)
  // Replies beyond the maximum depth are siblings of the answered comment.
  const host = path[Math.min(path.length, depth - 1) - 1]
  if (host) {
    return threads.map(thread => addTo(thread, host.id, comment))
  }
  return order === 'newest' ? [comment, ...threads] : [...threads, comment]
}

/** Ancestors of a comment from the top; empty if it does not exist. */
function pathTo(threads: readonly ShownComment[], id: string): ShownComment[] {
  for (const one of threads) {
    if (one.id === id) return [one]
    const below = pathTo(one.replies, id)
    if (below.length > 0) return [one, ...below]
  }
  return []
}

function addTo(comment: ShownComment, hostId: string, added: ShownComment): ShownComment {
  const replies = comment.replies.map(reply => addTo(reply, hostId, added))
  return { ...comment, replies: comment.id === hostId ? [...replies, added] : replies }
}
