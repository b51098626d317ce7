import Type from 'typebox'
import { HONEYPOT } from '#base'
import type { GuardedForm } from '#forms'
import { type ActionContext, type ActionResult, defineAction } from '#module-contract'
import { viewKeysFor } from '#shop/http'
import type { Services } from '../services.ts'
import { describeItems, findProblems, readForm, withdrawnLines } from './form.ts'
import type { Declared, Refusal } from './load.server.ts'
import type { Props } from './props.ts'

const FIELDS = `name|contract|email|scope|items|step|order|key|token|captcha|sum|${HONEYPOT}`

/** The fields of the form, and `quantity-<line id>` per item. */
const Posted = Type.Record(
  Type.String({ pattern: `^(${FIELDS}|quantity-.{1,100})$` }),
  Type.String({ maxLength: 4000 }),
  { additionalProperties: false, maxProperties: 520 },
)

export const actions = {
  /** Checks the form, asks for confirmation, and declares the withdrawal. */
  withdraw: defineAction<typeof Props, Services, typeof Posted>({
    input: Posted,
    perMinute: 30,
    plainPerHour: 20,
    refuseBusy: (_props, input, _context, wait) => {
      const refusal: Refusal = { form: readForm(input, undefined), step: 'form', wait }
      return { ok: false, reason: 'too-often', refusal, waitSeconds: wait }
    },
    run: (_props, input, context) => withdraw(input, context),
  }),
}

async function withdraw(
  input: Record<string, string>,
  context: ActionContext<Services>,
): Promise<ActionResult> {
  const { forms, shop } = context.services
  const number = Number(input.order)
  const opened = await shop.withdrawals.open({
    number,
    key: input.key ?? '',
    viewKeys: input.key ? await viewKeysFor(shop, context.visitor(), number) : [],
  })
  if (!opened) return { ok: false, reason: 'withdrawal-off', status: 404 }
  const { order } = opened
  const form = readForm(input, order)
  const refuse = (reason: string, refusal: Omit<Refusal, 'form'>, status?: 422): ActionResult => ({
    ok: false,
    reason,
    refusal: { form, ...refusal } satisfies Refusal,
    ...(status && { status }),
    waitSeconds: refusal.wait,
  })
  if (input.step === 'change') return refuse('change', { step: 'form' })
  const problems = findProblems(form, order)
  const refuseProblems = () => refuse('invalid', { step: 'form', problems }, 422)
  const isConfirmed = input.step === 'confirm'
  if (!isConfirmed && problems.length > 0) return refuseProblems()
  const sender = await forms.checkSender(
    toGuard(context),
    isConfirmed ? input : { ...input, token: '' },
    {
      found: { missing: [], errors: [] },
      messages: await forms.messages(),
      isPlain: true,
      plainWait: context.plainWait,
    },
  )
  if (!sender.ok) {
    const { token, captcha, wait } = sender.state
    return refuse(sender.reason, { step: 'review', token, captcha, wait })
  }
  const { id } = sender
  // A repeated confirmation: its items are withdrawn already.
  const repeated = await shop.withdrawals.find(id)
  if (repeated) return { ok: true, answer: repeated }
  if (problems.length > 0) return refuseProblems()
  const { name, contract, email } = form
  const items = describeItems(form, order)
  const { declaredAt } = await shop.withdrawals.declare({
    ...{ id, name, contract, email, items },
    order: order && { id: order.id, lines: toLines(withdrawnLines(form, order)) },
  })
  return { ok: true, answer: { declaredAt, items } satisfies Declared }
}

const toLines = (lines: ReturnType<typeof withdrawnLines> = []) =>
  lines.map(({ lineId, quantity }) => ({ lineId, quantity }))

/** No sum and no proof of work for people: only those who fill the honeypot get a sum. */
const toGuard = ({ documentId, nodeId }: ActionContext<Services>): GuardedForm => ({
  key: `${documentId}/${nodeId}`,
  hasCaptcha: false,
  hasBotCheck: false,
})
