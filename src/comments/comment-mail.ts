import { composeMailBody, type Mail, type MailTheme } from '#mail'
import { createTranslate } from '#texts'
import type { CommentItems } from './comment-items.ts'
import type { CommentDeps } from './deps.ts'
import { commentMailTexts } from './mail-texts.ts'
import type { CommentItem } from './schema.ts'
import type { ShownComments } from './shown-comments.ts'
import type { createSubscription } from './subscription.ts'

interface MailDeps extends Pick<CommentDeps, 'db' | 'publicUrl' | 'rules'> {
  items: CommentItems
  shown: ShownComments
  subscription: ReturnType<typeof createSubscription>
}

interface SiteMail {
  email: string
  look: MailTheme
}

/** Composes mails about comments; undefined if the comment is gone or the mail no longer wanted. */
export function createCommentMail({ db, publicUrl, rules, items, shown, subscription }: MailDeps) {
  /** Links to the page of the list that contains the comment. */
  async function linkTo({ id, page }: CommentItem): Promise<string> {
    const number = await shown.pageOf(page.id, id)
    const query = number > 1 ? `?comments-page=${number}` : ''
    return `${publicUrl}${encodeURI(page.path)}${query}#comment-${id}`
  }

  return {
    /** To staff, with links to approve it or mark it as spam. */
    async notice(id: string, { email, look }: SiteMail): Promise<Mail | undefined> {
      const comment = await items.find(id)
      if (!comment || comment.deletedAt !== null) return undefined
      const t = createTranslate(commentMailTexts, { locale: look.locale })
      const names = { name: comment.name, title: comment.page.title }
      const isPending = comment.status === 'pending'
      const act = (name: string) => `${publicUrl}/admin/comments/${id}?act=${name}`
      return {
        to: (await rules()).notifyTo || email,
        replyTo: comment.email ?? undefined,
        subject: t(isPending ? 'notice.waiting' : 'notice.subject', names),
        ...composeMailBody(look, {
          heading: t('notice.heading', names),
          parts: [
            { kind: 'text', text: comment.body },
            {
              kind: 'lines',
              title: t('notice.author'),
              lines: [comment.name, comment.email ?? '', comment.website ?? ''],
            },
            isPending
              ? { kind: 'link', label: t('notice.approve'), href: act('approve') }
              : { kind: 'link', label: t('notice.view'), href: await linkTo(comment) },
            { kind: 'link', label: t('notice.spam'), href: act('spam') },
          ],
        }),
      }
    },

    /** To staff, about all comments between two times, with a link to pending ones. */
    async summary(
      { from, until }: { from: number; until: number },
      { email, look }: SiteMail,
    ): Promise<Mail | undefined> {
      const said = await db
        .selectFrom('comments')
        .select(['status', eb => eb.fn.countAll<number>().as('count')])
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .where('status', '!=', 'spam')
        .where('deleted_at', 'is', null)
        .where('staff_id', 'is', null)
        .groupBy('status')
        .execute()
      const countOf = (status: string) =>
        Number(said.find(one => one.status === status)?.count ?? 0)
      const waiting = countOf('pending')
      const count = waiting + countOf('published')
      if (count === 0) return undefined
      const t = createTranslate(commentMailTexts, { locale: look.locale })
      const filter = waiting > 0 ? `?filter=${encodeURIComponent('{"status":"pending"}')}` : ''
      return {
        to: (await rules()).notifyTo || email,
        subject: t('summary.subject', { count }),
        ...composeMailBody(look, {
          heading: t('summary.subject', { count }),
          parts: [
            { kind: 'text', text: t('summary.waiting', { waiting }) },
            {
              kind: 'link',
              label: t('summary.view'),
              href: `${publicUrl}/admin/comments${filter}`,
            },
            { kind: 'note', text: t('summary.why') },
          ],
        }),
      }
    },

    /** To the author of the parent comment, with an unsubscribe link. */
    async reply(id: string, { email, look }: SiteMail): Promise<Mail | undefined> {
      const comment = await items.find(id)
      if (!comment?.url || !comment.parent) return undefined
      const parent = await db
        .selectFrom('comments')
        .select(['id', 'author_name', 'author_email', 'body'])
        .where('id', '=', comment.parent.id)
        .where('wants_replies', '=', 1)
        .executeTakeFirst()
      if (!parent?.author_email) return undefined
      const t = createTranslate(commentMailTexts, { locale: look.locale })
      const names = { name: comment.name || t('someone'), title: comment.page.title }
      const end = subscription.linkFor(parent.id)
      return {
        to: parent.author_email,
        replyTo: email || undefined,
        subject: t('reply.subject', names),
        // One-click unsubscribe (RFC 8058).
        headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': ONE_CLICK },
        ...composeMailBody(look, {
          heading: t('reply.heading', names),
          parts: [
            { kind: 'text', text: comment.body },
            { kind: 'link', label: t('reply.view'), href: await linkTo(comment) },
            { kind: 'note', text: t('reply.why', { title: comment.page.title, link: end }) },
            { kind: 'quote', lines: parent.body.split('\n') },
          ],
        }),
      }
    },
  }
}

const ONE_CLICK = 'List-Unsubscribe=One-Click'
