import type { Discussion, ShownComment } from '#comments/schema'
import { categoryQuery, describeList, loadPage } from '#content'
import type { FormState } from '#forms/schema'
import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import type { Services } from '../services.ts'
import { type CommentsAddress, readAddress } from './address.ts'
import { discussionLd } from './discussion-ld.ts'
import type { Props } from './props.ts'
import type { Refused } from './refused.ts'
import { type SentComment, withOwn } from './with-own.ts'

/** A page of the list. */
export interface CommentListData {
  threads: ShownComment[]
  pages: number
  canReply: boolean
  /** The comment that was just sent; only its author sees it while it waits for approval. */
  own?: { id: string; isPending: boolean } | undefined
}

export interface CommentsData {
  discussion: Discussion
  /** Not sent to the browser. */
  list?: CommentListData
  total: number
  address: CommentsAddress
  /** The comment that the form answers. */
  replyTo: { id: string; name: string } | undefined
  isNewestFirst: boolean
  asksForReplies: boolean
  state: FormState
  refused: Refused | undefined
  sent: { id: string; isPending: boolean } | undefined
}

/** Only existing comments have a reply URL. */
export async function query(
  _props: PropsOf<typeof Props>,
  { services, url, page, parameter }: QueryContext<Services>,
): Promise<URLSearchParams> {
  const address = readAddress(url, parameter, '')
  const asked = categoryQuery(address)
  const reply = url.searchParams.get(address.replyName)
  if (reply && (await services.comments.findShown(page.id, reply))) {
    asked.set(address.replyName, reply)
  }
  return asked
}

export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<CommentsData> {
  const { services, page, tag, url, parameter, outcome } = context
  const result = outcome?.result
  const sent = result?.ok ? (result.answer as { sent: SentComment }).sent : undefined
  const { state, closesAt } = await services.comments.discussion(page.id, tag)
  if (closesAt !== undefined) context.freshUntil(closesAt)
  const { list, total, address, rules } = await loadList(context, sent)
  const asked = url.searchParams.get(parameter('reply'))
  const replyTo = asked ? await services.comments.findShown(page.id, asked, tag) : undefined
  describeList(context, address)
  const isRefused = result?.ok === false
  // If the answered comment was deleted, the text can be posted as a new comment.
  const isGone = isRefused && result.reason === 'reply-gone'
  if (state !== 'off') {
    tag('site')
    context.needs({ sources: await services.forms.botSources(true) })
  }
  if (state !== 'off') context.needs({ jsonLd: discussionLd(context, list.threads, total) })
  return {
    discussion: state,
    list: { ...list, canReply: state === 'open' },
    total,
    address,
    replyTo: result?.ok || isGone ? undefined : replyTo,
    isNewestFirst: rules.order === 'newest',
    asksForReplies: rules.notifyAuthors,
    state: isRefused ? (result.refusal as FormState) : {},
    refused: isRefused ? (result.reason as Refused) : undefined,
    sent: sent && { id: sent.comment.id, isPending: sent.isPending },
  }
}

type ListContext = Pick<LoadContext<Services>, 'services' | 'url' | 'parameter' | 'nodeId'> & {
  page: { id: string }
  tag?: LoadContext<Services>['tag']
}

/** The requested page of the list, or the page with the comment that was just sent. */
export async function loadList(
  { services: { comments }, url, page, parameter, nodeId, tag }: ListContext,
  sent: SentComment | undefined,
) {
  const asked = readAddress(url, parameter, nodeId)
  const { rules, state } = await comments.discussion(page.id, tag)
  const { total, threads } = await comments.count(page.id, tag)
  const isShown = sent !== undefined && !sent.isPending
  const wanted = isShown ? await comments.pageOf(page.id, sent.comment.id) : asked.page
  const found = await loadPage(wanted, rules.perPage, async number => ({
    items: await comments.threads(page.id, number, rules, tag),
    total: threads,
  }))
  const list: CommentListData = {
    threads: sent?.isPending ? withOwn(found.items, sent, rules) : found.items,
    pages: found.pages,
    canReply: state === 'open',
    own: sent && { id: sent.comment.id, isPending: sent.isPending },
  }
  return { list, total, rules, address: { ...asked, page: found.page } }
}
