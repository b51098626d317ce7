import { createAddComment } from './add-comment.ts'
import { createCommentItems } from './comment-items.ts'
import { createCommentMail } from './comment-mail.ts'
import { createCommentRetention } from './delete-comments.ts'
import type { CommentDeps } from './deps.ts'
import { createCommentExport } from './export-comments.ts'
import { createImportComments } from './import-comments.ts'
import { createModeration } from './moderation.ts'
import { createShownComments } from './shown-comments.ts'
import { createSubscription } from './subscription.ts'

export { cleanComment } from './clean-comment.ts'
export type { CommentSort } from './comment-items.ts'
export type { ImportedComment } from './import-comments.ts'
export { UNSUBSCRIBE_PATH } from './subscription.ts'

/** Comments: visitors' and moderators' functions. */
export function createComments(deps: CommentDeps) {
  const items = createCommentItems(deps)
  const shown = createShownComments(deps)
  const subscription = createSubscription(deps)
  return {
    ...shown,
    add: createAddComment(deps),
    addSaid: createImportComments(deps),
    /** The page that a comment is for. */
    findPage: async (id: string) => (await deps.findPages([id])).get(id),
    items,
    moderation: createModeration(deps),
    exportComments: createCommentExport(items),
    ...createCommentRetention(deps),
    subscription,
    mail: createCommentMail({ ...deps, items, shown, subscription }),
  }
}

export type Comments = ReturnType<typeof createComments>
