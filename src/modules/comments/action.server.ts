import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Type from 'typebox'
import { isEmailAddress } from '#base'
import { cleanComment } from '#comments'
import type { GuardedForm } from '#forms'
import { readValues, validateForm } from '#forms/schema'
import { type ActionContext, defineAction, type PropsOf, TextsProvider } from '#module-contract'
import type { Services } from '../services.ts'
import { CommentList } from './CommentList.tsx'
import { commentFields } from './fields.ts'
import { loadList } from './load.server.ts'
import type { Props } from './props.ts'
import { COMMENTER_COOKIE, REMEMBERED_SECONDS, writeCommenter } from './remembered.ts'
import type { SentComment } from './with-own.ts'

const Given = Type.Object({ token: Type.Optional(Type.String({ maxLength: 1000 })) })
const Fields = Type.Record(
  Type.String(),
  Type.Union([Type.String({ maxLength: 20_000 }), Type.Array(Type.String({ maxLength: 5000 }))]),
)

export const actions = {
  /** Requested when the form is first touched, so that pages are the same for everybody. */
  token: defineAction<typeof Props, Services, typeof Given>({
    input: Given,
    perMinute: 60,
    run: async (_props, { token }, context) => ({
      ok: true,
      answer: await context.services.forms.token(guardOf(context), token),
    }),
  }),

  /** Stores a comment. Scripts receive the updated list; without script the page shows it. */
  send: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 30,
    plainPerHour: 30,
    refuseBusy: (props, input, context, wait) => {
      const fields = commentFields(context.translate, props)
      const values = readValues(fields, name => [input[name] ?? []].flat())
      const state = context.services.forms.tokenAgain(guardOf(context), context.isPlainPost)
      return {
        ok: false,
        reason: 'too-often',
        refusal: { values, ...state, wait },
        waitSeconds: wait,
      }
    },
    run: async (props, input, context) => {
      const { comments, forms } = context.services
      const all = (name: string) => [input[name] ?? []].flat()
      const one = (name: string) => all(name)[0] ?? ''
      const fields = commentFields(context.translate, props)
      const values = readValues(fields, all)
      const messages = await forms.messages()
      const found = validateForm(fields, values, messages)
      const value = (id: string) => values[id]?.[0] ?? ''
      const draft = cleanComment({
        name: value('name'),
        email: value('email'),
        website: value('website'),
        body: value('text'),
      })
      // The forms' rule also accepts multiple addresses.
      if (found.errors.length + found.missing.length === 0 && !isEmailAddress(draft.email)) {
        found.errors.push({
          fieldId: 'email',
          label: context.translate('email'),
          reason: 'invalid-email',
        })
      }
      const sender = await forms.checkSender(guardOf(context), input, {
        found,
        messages,
        isPlain: context.isPlainPost,
        plainWait: context.plainWait,
      })
      if (!sender.ok) {
        const { reason, state } = sender
        return { ok: false, reason, refusal: { values, ...state }, waitSeconds: state.wait }
      }
      const page = await comments.findPage(context.page.id)
      const parentId = one('parent')
      const added = page
        ? await comments.add(page, {
            ...draft,
            parentId,
            wantsReplies: one('notify') !== '',
            uniqueKey: sender.id,
          })
        : ({ ok: false, reason: 'closed' } as const)
      if (!added.ok) {
        const again = forms.tokenAgain(guardOf(context), context.isPlainPost)
        return { ok: false, reason: added.reason, refusal: { values, ...again } }
      }
      remember(one('remember') !== '', draft, context)
      const sent: SentComment = {
        parentId,
        isPending: added.status === 'pending',
        comment: {
          id: added.id,
          name: draft.name,
          website: draft.website || null,
          at: added.at,
          body: draft.body,
          isStaff: false,
          isRemoved: false,
          replies: [],
        },
      }
      return {
        ok: true,
        answer: context.isPlainPost ? { sent } : await listWith(sent, props, context),
        conversion: { goal: 'comment' },
      }
    },
  }),
}

/** SH-6. Only scripts read the cookie, so pages are the same for everybody. */
function remember(
  isWanted: boolean,
  { name, email, website }: { name: string; email: string; website: string },
  context: ActionContext<Services>,
) {
  const visitor = context.visitor()
  if (isWanted) {
    visitor.setCookie(COMMENTER_COOKIE, writeCommenter({ name, email, website }), {
      maxAgeSeconds: REMEMBERED_SECONDS,
      httpOnly: false,
    })
  } else if (visitor.cookie(COMMENTER_COOKIE)) {
    visitor.setCookie(COMMENTER_COOKIE, '', { maxAgeSeconds: 0, httpOnly: false })
  }
}

/** The list with the new comment, before the page is rendered again. */
async function listWith(
  sent: SentComment,
  props: PropsOf<typeof Props>,
  context: ActionContext<Services>,
) {
  const { locale, timeZone } = await context.services.pages.settings.get()
  const { list, total, address } = await loadList(context, sent)
  const shown = createElement(CommentList, {
    ...props,
    nodeId: context.nodeId,
    list,
    total,
    address,
  })
  return {
    id: sent.comment.id,
    isPending: sent.isPending,
    total,
    html: renderToStaticMarkup(
      createElement(
        TextsProvider,
        // biome-ignore lint/correctness/noChildrenProp: no JSX here
        { locale, timeZone, translate: context.translate, children: shown },
      ),
    ),
  }
}

const guardOf = ({ page, nodeId }: ActionContext<Services>): GuardedForm => ({
  key: `${page.id}/${nodeId}`,
  hasCaptcha: false,
  hasBotCheck: true,
})
