import type { CommentRules, ShownComment } from '#comments/schema'

/** What a visitor has just sent, and whether others see it. */
export interface SentComment {
  comment: ShownComment
  parentId: string
  isPending: boolean
}

/** Threads with a comment that waits for approval, where it will stand: its author sees it there already. */
export function withOwn(
  threads: readonly ShownComment[],
  { comment, parentId }: SentComment,
  { order, depth }: Pick<CommentRules, 'order' | 'depth'>,
): ShownComment[] {
  const path = pathTo(threads, parentId)
  // What would be too deep stands beside what it answers.
  const host = path[Math.min(path.length, depth - 1) - 1]
  if (host) {
    return threads.map(thread => addTo(thread, host.id, comment))
  }
  return order === 'newest' ? [comment, ...threads] : [...threads, comment]
}

/** The comments from the top down to one; none where it is not there. */
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
