import Type from 'typebox'
import { readablePath } from '#base'
import type { GuardedForm } from '#forms'
import { readValues } from '#forms/schema'
import { type ActionContext, type ActionResult, defineAction, type PropsOf } from '#module-contract'
import { PROVIDERS, type Provider } from '#newsletter/schema'
import type { Services } from '../services.ts'
import { type CheckedSignUp, checkSignUp } from './check-sign-up.ts'
import { toFormFields } from './definition.ts'
import type { SignUpState } from './load.server.ts'
import type { Props } from './props.ts'
import { EMAIL, FIRST_NAME, LAST_NAME, MEASURING } from './sent-fields.ts'
import type { texts } from './texts.ts'

const Given = Type.Object({ token: Type.Optional(Type.String({ maxLength: 1000 })) })
const Fields = Type.Record(
  Type.String(),
  Type.Union([Type.String({ maxLength: 5000 }), Type.Array(Type.String({ maxLength: 5000 }))]),
)
type Input = Record<string, string | string[]>
type Live = PropsOf<typeof Props>
type Refused = (reason: string, state: SignUpState) => ActionResult

export const actions = {
  /** Requested when the form is first touched, so that pages are the same for everybody. */
  token: defineAction<typeof Props, Services, typeof Given>({
    input: Given,
    perMinute: 60,
    run: async (props, { token }, context) => ({
      ok: true,
      answer: await context.services.forms.token(toGuard(props, context), token),
    }),
  }),

  /** NL-2: answers with an error message or success. */
  subscribe: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 30,
    plainPerHour: 30,
    refuseBusy: (props, input, context, wait) => {
      const values = readValues(toFormFields(props.fields), name => valuesOf(input, name))
      const state = context.services.forms.tokenAgain(toGuard(props, context), context.isPlainPost)
      const refusal = { values, entered: enteredIn(input), ...state, wait }
      return { ok: false, reason: 'too-often', refusal, waitSeconds: wait }
    },
    run: async (props, input, context) => {
      const { forms } = context.services
      const messages = await forms.messages()
      const checked = checkSignUp(props, name => valuesOf(input, name), messages)
      const { values, marked, missing, errors } = checked
      const entered = enteredIn(input)
      const refused: Refused = (reason, state) => ({
        ok: false,
        reason,
        refusal: { values, entered, ...reasonText(reason, context), ...state },
        waitSeconds: state.wait,
      })
      const guard = toGuard(props, context)
      const found = { missing: [...marked, ...missing], errors }
      const isIntact = () => hiddenMatch(checked, input)
      const sender = await forms.checkSender(guard, input, {
        found,
        messages,
        isPlain: context.isPlainPost,
        plainWait: context.plainWait,
        isIntact,
      })
      if (!sender.ok) return refused(sender.reason, sender.state)
      return signUp(props, input, context, { checked, id: sender.id, refused })
    },
  }),
}

const valuesOf = (input: Input, name: string) => [input[name] ?? []].flat()

/** Values of the standard fields. */
const enteredIn = (input: Input) =>
  Object.fromEntries(
    [EMAIL, FIRST_NAME, LAST_NAME].map(name => [name, valuesOf(input, name)[0] ?? '']),
  )

/** Text for callers that do not render the form. Other reasons have the list of wrong fields. */
function reasonText(reason: string, { translate }: ActionContext<Services>): { error?: string } {
  const known = REASONS.find(one => one === reason)
  return known ? { error: translate(known) } : {}
}

const REASONS = ['expired', 'mismatch', 'not-human', 'suspicious', 'confirm'] as const

async function signUp(
  props: Live,
  input: Input,
  context: ActionContext<Services>,
  { checked, id, refused }: { checked: CheckedSignUp; id: string; refused: Refused },
): Promise<ActionResult> {
  const { forms, newsletter } = context.services
  const t = context.translate as (key: keyof (typeof texts)['en'], values?: object) => string
  const one = (name: string) => [input[name] ?? ''].flat()[0] ?? ''
  const provider = PROVIDERS.find(known => known === one('provider')) ?? ('' as Provider)
  const target = {
    listId: one('list_id'),
    provider,
    account: one('account'),
    checksum: one('checksum'),
  }
  const keepsAddress = props.ipAddress && one('ip_address') === 'true'
  const visitor = context.visitor()
  const fields = toFormFields(props.fields)
    .filter(field => !checked.hidden.includes(field.id))
    .map(field => ({
      id: field.id,
      label: field.label,
      value: (checked.values[field.id] ?? []).join(', ').trim(),
    }))
  const isMeasured = props.asksMeasuring && provider === 'site' && one(MEASURING) === '1'
  const agreed = props.consent || t('consent')
  const wanted = {
    email: one(EMAIL),
    firstName: one(FIRST_NAME).trim(),
    lastName: one(LAST_NAME).trim(),
    fields: fields.filter(field => field.value !== ''),
    consentText: isMeasured ? `${agreed}\n${t('measuring')}` : agreed,
    consentPage: readablePath(context.url.pathname),
    ip: keepsAddress ? visitor.ipAddress : null,
    isMeasured,
  }
  const done = await newsletter.signUp(target, wanted, id)
  if (!done.ok) {
    const again = forms.tokenAgain(toGuard(props, context), context.isPlainPost)
    if (done.reason === 'used') return refused('expired', { token: again.token })
    const said =
      'text' in done ? t('error.refused', { text: done.text }) : t(`error.${done.reason}`)
    return refused('refused', { token: again.token, error: said })
  }
  /** Without a mail server, the owner's text would promise a mail. */
  const successText = () => {
    if (provider === 'site' && !context.services.canMail) return t('success.unmailed')
    return props.success || t(provider === 'webhook' ? 'success' : 'success.confirm')
  }
  return {
    ok: true,
    answer: { success: successText() },
    redirect: await redirectOf(props, context, wanted, visitor.ipAddress),
    conversion: { goal: 'sign-up' },
  }
}

/** Hidden fields sent by the script must match the conditions; without script there are none. */
function hiddenMatch({ hidden }: CheckedSignUp, input: Input): boolean {
  const sent = input.hidden_fields
  return sent === undefined || sent === JSON.stringify(hidden)
}

/** Redirect after a sign-up with the configured parameters (behaviour §8). */
async function redirectOf(
  props: Live,
  { nodeId, url, services }: ActionContext<Services>,
  wanted: { email: string; firstName: string; lastName: string },
  address: string,
): Promise<string | undefined> {
  if (!props.redirect) return undefined
  const values = {
    email: wanted.email,
    first_name: wanted.firstName,
    last_name: wanted.lastName,
    ip_address: address,
    form_id: nodeId,
  }
  const target = new URL(props.redirect.href, url)
  // Personal data goes to another site only once an editor has approved it.
  const isApproved =
    props.sendsAlong.length === 0 ||
    target.origin === url.origin ||
    (await services.forms.destinations.check({ kind: 'redirect', address: target.origin }, ''))
  for (const { name } of isApproved ? props.sendsAlong : [])
    target.searchParams.set(name, values[name])
  return target.origin === url.origin
    ? `${target.pathname}${target.search}${target.hash}`
    : target.href
}

const toGuard = (props: Live, { documentId, nodeId }: ActionContext<Services>): GuardedForm => ({
  key: `${documentId}/${nodeId}`,
  hasCaptcha: false,
  hasBotCheck: props.botCheck,
})
