import Type from 'typebox'
import { formatDay, htmlToText, isOwnCookie, readablePath } from '#base'
import type { FormDefinition } from '#forms'
import { type FormField, type FormState, type FormValues, inputName, MEGABYTE } from '#forms/schema'
import {
  type ActionContext,
  type ActionResult,
  defineAction,
  type FormStep,
  type PropsOf,
} from '#module-contract'
import type { Services } from '../services.ts'
import { toFormFields } from './definition.ts'
import { toDelivery } from './delivery-props.ts'
import type { Props } from './props.ts'
import { RESUME, RESUMED, SAVE_EMAIL } from './resume.ts'

const Given = Type.Object({ token: Type.Optional(Type.String({ maxLength: 1000 })) })
// Scripts send field names as one text; the form reports invalid answers itself.
const Fields = Type.Record(
  Type.String(),
  Type.Union([Type.String({ maxLength: 100_000 }), Type.Array(Type.String({ maxLength: 5000 }))]),
)
type Input = Record<string, string | string[]>
type Context = ActionContext<Services>
type Live = PropsOf<typeof Props>

/** Messages or drafts per hour and IP address without script. */
const PLAIN_PER_HOUR = 30

export const actions = {
  /** Requested when the form is first focused, so that pages are the same for everybody. */
  token: defineAction<typeof Props, Services, typeof Given>({
    input: Given,
    perMinute: 60,
    run: async (props, { token }, context) => {
      const form = toDefinition(props, {}, context)
      const answer = await context.services.forms.token(form, token)
      // Visitors with a token have started before.
      return { ok: true, answer, formStep: token ? undefined : stepOf(form, 'started') }
    },
  }),

  /** FM-6, FM-8: validates, stores the answers once, and puts mails into the outbox. */
  send: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 30,
    plainPerHour: PLAIN_PER_HOUR,
    mayUpload: (props, input, { services, documentId, nodeId, isPlainPost }) => {
      const { captcha: hasCaptcha, botCheck: hasBotCheck } = props
      const guard = { key: `${documentId}/${nodeId}`, hasCaptcha, hasBotCheck }
      return services.forms.mayUpload(guard, input, isPlainPost)
    },
    files: ({ fields }) => {
      const limits = fields.filter(({ type }) => type === 'file')
      if (limits.length === 0) return undefined
      return {
        // One more than allowed, so that the form can report too many files.
        maxCount: limits.reduce((sum, { maxFiles }) => sum + maxFiles, 1),
        maxBytes: Math.max(...limits.map(({ maxMb }) => maxMb), 0) * MEGABYTE,
      }
    },
    refuseBusy,
    run: sendContactForm,
  }),

  /** Mails a link to the data entered so far. */
  save: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 10,
    plainPerHour: PLAIN_PER_HOUR,
    refuseBusy,
    run: async (props, input, context) => {
      const { forms } = context.services
      const { isPlainPost } = context
      const form = toDefinition(props, input, context)
      // Scripts send a proof of work; without script a sum replaces it. The form's own sum is only
      // for sending.
      const guard = { ...form, hasCaptcha: form.hasCaptcha && !form.hasBotCheck }
      const given = (name: string) => String([input[name] ?? ''].flat()[0])
      const values = forms.readDraft(form, input)
      const refuse = (reason: string, state: FormState = forms.tokenAgain(form, isPlainPost)) => ({
        ok: false as const,
        reason,
        refusal: { values, ...resumedFrom(input), ...state },
        waitSeconds: state.wait,
      })
      if (!props.resume) return refuse('form-gone')
      const found = { missing: [], errors: [] }
      const messages = await forms.messages()
      const sender = await forms.checkSender(guard, input, {
        found,
        messages,
        isPlain: isPlainPost,
        plainWait: context.plainWait,
      })
      if (!sender.ok) return refuse(sender.reason, sender.state)
      const saved = await forms.drafts.save({
        formKey: form.key,
        link: {
          path: context.url.pathname,
          parameter: context.parameter(RESUME),
          anchor: context.nodeId,
        },
        email: given(SAVE_EMAIL),
        draft: { values, step: Number.parseInt(given('step'), 10) || 0 },
        resumed: resumedFrom(input).resumed,
        tokenId: sender.id,
        address: context.visitor().ipAddress,
      })
      if (!saved.ok) return refuse(saved.reason)
      const next = forms.tokenAgain(form, isPlainPost)
      const answer = {
        saved: given(SAVE_EMAIL).trim(),
        // Without a mail server the link is shown on the page.
        savedLink: context.services.canMail ? undefined : resumeLink(context, saved.secret),
        resumed: saved.secret,
        values,
        next,
      }
      return { ok: true, answer }
    },
  }),
}

/**
 * Validates and stores a submission: the posted fields of the form, with its `token` and, from a
 * script, the `proof`.
 */
export async function sendContactForm(
  props: Live,
  input: Input,
  context: Context,
): Promise<ActionResult> {
  const { forms } = context.services
  const form = toDefinition(props, input, context)
  if (context.refusedFiles) {
    return { ok: false, reason: context.refusedFiles, refusal: asEntered(form, input, context) }
  }
  const { isPlainPost: isPlain, plainWait } = context
  const result = await forms.submit(form, input, context.files, { isPlain, plainWait })
  if (!result.ok) {
    const { reason, state } = result
    // Without script the first press requests the token.
    const isStart = !input.token && reason !== 'suspicious'
    const formStep = isStart ? stepOf(form, 'started') : undefined
    const refusal = { ...state, ...resumedFrom(input) }
    return { ok: false, reason, refusal, formStep, waitSeconds: state.wait }
  }
  const { resumed } = resumedFrom(input)
  if (resumed) await forms.drafts.forget(form.key, resumed)
  const { isNew, sent, redirect } = result
  const formStep = isNew ? stepOf(form, 'sent') : undefined
  return { ok: true, answer: { sent }, redirect, conversion: { goal: 'form' }, formStep }
}

function refuseBusy(props: Live, input: Input, context: Context, waitSeconds: number) {
  const entered = asEntered(toDefinition(props, input, context), input, context)
  const refusal = { ...entered, wait: waitSeconds }
  return { ok: false as const, reason: 'too-often', refusal, waitSeconds }
}

/** The form as it was sent, with a token for the next attempt. */
const asEntered = (form: FormDefinition, input: Input, { services, isPlainPost }: Context) => ({
  values: services.forms.readDraft(form, input),
  ...resumedFrom(input),
  ...services.forms.tokenAgain(form, isPlainPost),
})

/** URL of a draft on this site. */
function resumeLink({ url, nodeId, parameter }: Context, secret: string): string {
  const query = new URLSearchParams({ [parameter(RESUME)]: secret })
  return `${url.pathname}?${query}#${nodeId}`
}

/** The draft that the form was resumed from or last saved as. */
function resumedFrom(input: Input): { resumed?: string } {
  const resumed = String(input[RESUMED] ?? '')
  return resumed ? { resumed } : {}
}

const stepOf = (
  { key, title, subject, pagePath }: FormDefinition,
  step: FormStep['step'],
): FormStep => ({ step, form: key, title, subject, page: pagePath })

/** Definition of this form, with its page for later reference. */
function toDefinition(props: Live, input: Input, context: Context): FormDefinition {
  const { documentId, nodeId, url, translate, language } = context
  const fields = toFormFields(props.fields, translate)
  return {
    key: `${documentId}/${nodeId}`,
    title: props.title,
    subject: context.subject,
    pagePath: readablePath(url.pathname),
    fields: fields.map(field => withAgreement(field, props)),
    hasCaptcha: props.captcha,
    hasBotCheck: props.botCheck,
    delivery: toDelivery(props),
    success: props.success,
    redirect: props.redirect?.href,
    today: formatDay(context.services.forms.now(), language.timeZone),
    known: knownValues(fields, input, context),
  }
}

/** The consent text is stored with the answer as proof. */
function withAgreement(field: FormField, { fields }: Live): FormField {
  if (field.type !== 'consent') return field
  const text = fields.find(({ id }) => id === field.id)?.content ?? ''
  // A link without text leaves a space before punctuation.
  const agreed = htmlToText(text).replace(/\s+(?=[.,])/g, '')
  return { ...field, agreement: agreed || field.label }
}

/**
 * Values of hidden fields that the server knows. Fixed text and the page are never taken from the
 * request. The server reads no cookies for a form, because it cannot tell which ones scripts may
 * read: the browser's script sends those (decision 60), and a cookie of the site itself is dropped
 * even then.
 */
function knownValues(fields: readonly FormField[], input: Input, context: Context): FormValues {
  const known: FormValues = {}
  for (const { id, type, source } of fields) {
    if (type !== 'hidden' || !source) continue
    const sent = [input[inputName(id)] ?? ''].flat()[0] ?? ''
    if (source.from === 'text') known[id] = [source.value]
    else if (source.from === 'page') known[id] = [readablePath(context.url.pathname)]
    else if (source.from === 'cookie') {
      if (sent === '' || isOwnCookie(source.value)) known[id] = []
    } else if (sent === '') {
      const found = context.postedUrl.searchParams.get(source.value)
      known[id] = found ? [found.slice(0, MAX_HIDDEN)] : []
    }
  }
  return known
}

const MAX_HIDDEN = 500
