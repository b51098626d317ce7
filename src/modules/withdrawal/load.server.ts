import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import { viewKeysFor } from '#shop/http'
import type { WithdrawnOrder } from '#shop/schema'
import type { Services } from '../services.ts'
import { describeItems, type EnteredForm, type Problem, readForm } from './form.ts'
import type { Props } from './props.ts'

export interface Refusal {
  form: EnteredForm
  step: 'form' | 'review'
  problems?: Problem[] | undefined
  /** For the confirmation. */
  token?: string | undefined
  captcha?: [number, number] | undefined
  /** Seconds to wait. */
  wait?: number | undefined
}

/** Answer of a declared withdrawal. */
export interface Declared {
  declaredAt: number
  items: string
}

export interface WithdrawalData {
  step: 'form' | 'review' | 'done'
  form: EnteredForm
  problems: Problem[]
  /** Why a confirmation was refused. */
  refused?: 'expired' | 'suspicious' | 'too-often' | 'invalid' | undefined
  token?: string | undefined
  captcha?: [number, number] | undefined
  wait?: number | undefined
  /** Key of the order in the URL, and its data if the visitor may see it. */
  key: string
  number: number | undefined
  order: WithdrawnOrder | undefined
  /** The withdrawn part as text; empty for the whole contract. */
  items: string
  declaredAt?: number | undefined
  canMail: boolean
}

const EMPTY_FORM: WithdrawalData = {
  step: 'form',
  form: { name: '', contract: '', email: '', scope: 'all', items: '', quantities: {} },
  problems: [],
  key: '',
  number: undefined,
  order: undefined,
  items: '',
  canMail: true,
}

const REFUSALS = ['expired', 'suspicious', 'too-often', 'invalid'] as const

/** Number and key of an order, from its page and mails. */
export function query(_props: PropsOf<typeof Props>, { url }: QueryContext<Services>) {
  const parts = [...url.searchParams].filter(([name]) => name === 'order' || name === 'key')
  return new URLSearchParams(parts)
}

export async function load(
  _props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<WithdrawalData | undefined> {
  const { services, outcome, url } = context
  const posted = (outcome?.name === 'withdraw' ? outcome.input : {}) as Record<string, string>
  const key = posted.key ?? url.searchParams.get('key') ?? ''
  const asked = Number(posted.order ?? url.searchParams.get('order'))
  const opened = await services.shop.withdrawals.open({
    number: asked,
    key,
    // The page without an order is the same for everybody.
    viewKeys: key ? await viewKeysFor(services.shop, context.visitor(), asked) : [],
  })
  // The canvas shows the form also while the setting is off.
  if (!opened) return context.isCanvas ? EMPTY_FORM : undefined
  const { order, number } = opened
  const result = outcome?.name === 'withdraw' ? outcome.result : undefined
  const start: EnteredForm = {
    ...{ name: order?.name ?? '', contract: String(number ?? ''), email: order?.email ?? '' },
    ...{ scope: 'all', items: '', quantities: {} },
  }
  const form = result ? readForm(posted, order) : start
  const shared = {
    ...{ form, key, number, order, problems: [], items: describeItems(form, order) },
    canMail: services.canMail,
  }
  if (result?.ok) {
    return { ...shared, step: 'done', ...(result.answer as Declared) }
  }
  if (!result) return { ...shared, step: 'form' }
  const { step, problems = [], token, captcha, wait } = result.refusal as Refusal
  const refused = REFUSALS.find(one => one === result.reason)
  return { ...shared, step, problems, token, captcha, wait, refused }
}
