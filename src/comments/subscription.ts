import { createHmac, timingSafeEqual } from 'node:crypto'
import { okIfAffected } from '#db'
import type { CommentDeps } from './deps.ts'

/** Signed link to end mails about replies to a comment, without sign-in. */
export function createSubscription({ db, secret, publicUrl }: CommentDeps) {
  const sign = (id: string) =>
    createHmac('sha256', `comment-replies ${secret}`).update(id).digest('base64url')

  /** Verifies a token and returns the comment id. */
  function read(token: string): string | undefined {
    const [id = '', signature = '', rest] = token.split('.')
    const expected = Buffer.from(sign(id))
    const given = Buffer.from(signature)
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
    return isOurs && rest === undefined ? id : undefined
  }

  return {
    linkFor: (id: string) => `${publicUrl}${UNSUBSCRIBE_PATH}?token=${id}.${sign(id)}`,
    isLink: (token: string) => read(token) !== undefined,

    /** Returns whether the token is valid. Idempotent. */
    async end(token: string): Promise<boolean> {
      const id = read(token)
      if (id === undefined) return false
      const changed = await db
        .updateTable('comments')
        .set({ wants_replies: 0 })
        .where('id', '=', id)
        .executeTakeFirst()
      return okIfAffected(changed).ok
    },
  }
}

export const UNSUBSCRIBE_PATH = '/comments/unsubscribe'
