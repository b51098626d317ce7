import { type FormMessages, type FormRefusal, type FormState, resolveForm } from '#forms/schema'
import type { LoadContext, PropsOf, QueryContext } from '#module-contract'
import type { Services } from '../services.ts'
import { toFormFields } from './definition.ts'
import { type ShownState, toShownState } from './problem-text.ts'
import type { Props } from './props.ts'
import { type RenderedForm, toRendered } from './rendered.ts'
import { RESUME } from './resume.ts'

/** Why a form was not sent or a link not mailed. */
export type Refused = FormRefusal | 'invalid-email' | 'too-many-requests' | 'draft-gone'

export interface ContactFormData {
  state: ShownState
  /** Message shown after the form was sent. */
  sent: string | undefined
  /** Address that the link was mailed to. */
  saved: string | undefined
  /** The link, if it could not be mailed. */
  savedLink: string | undefined
  refused: Refused | undefined
  messages: FormMessages
  /** Index of the step to open, among all. */
  step: number
  /** Address parts with suggestions. */
  completed: readonly string[]
  /** Ids of fields that are hidden initially. */
  hidden: string[]
  results: RenderedForm['results']
}

/** Secrets of links are 32 characters long. */
const MAX_SECRET = 64

export function query(props: PropsOf<typeof Props>, { url, parameter }: QueryContext<Services>) {
  const name = parameter(RESUME)
  const secret = props.resume ? url.searchParams.get(name) : null
  return new URLSearchParams(secret && secret.length <= MAX_SECRET ? [[name, secret]] : [])
}

/** The sum in the HTML of a cached page; it changes once a day. */
function sumOfPage(
  { captcha: hasCaptcha }: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): FormState {
  if (!hasCaptcha) return {}
  const { documentId, nodeId, services } = context
  const { captcha, sum, freshUntil } = services.forms.sumOfPage({ key: `${documentId}/${nodeId}` })
  context.freshUntil(freshUntil)
  return { captcha, sum }
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<ContactFormData> {
  const { forms, shop } = context.services
  context.tag('site')
  context.needs({ sources: await forms.botSources(props.botCheck) })
  const result = context.outcome?.result
  const answer = result?.ok
    ? (result.answer as {
        sent?: string
        saved?: string
        savedLink?: string
        resumed?: string
        values?: object
        next?: FormState
      })
    : {}
  const refused = (result?.ok === false ? result.refusal : undefined) as FormState | undefined
  const state = refused ?? answer.next ?? sumOfPage(props, context)
  const secret = context.url.searchParams.get(context.parameter(RESUME)) ?? ''
  // Pages with entered data are private.
  if (secret) context.visitor()
  const draft =
    secret && !result
      ? await forms.drafts.find(
          `${context.documentId}/${context.nodeId}`,
          secret,
          props.fields.map(({ id }) => id),
        )
      : undefined
  const isGone = secret !== '' && !result && !draft
  const values = state?.values ?? (answer.values as FormState['values']) ?? draft?.values
  const resumed = answer.resumed ?? state?.resumed ?? (draft ? secret : undefined)
  const messages = await forms.messages()
  const { translate, language } = context
  const fields = toFormFields(props.fields, translate)
  const resolved = resolveForm(fields, values ?? {})
  const asksAddress = props.fields.some(field => field.type === 'address')
  return {
    state: toShownState(
      { ...state, ...(values ? { values } : {}), ...(resumed ? { resumed } : {}) },
      { messages, t: translate, locale: language.locale },
    ),
    sent: answer.sent,
    saved: answer.saved,
    savedLink: answer.savedLink,
    refused: result?.ok === false ? (result.reason as Refused) : isGone ? 'draft-gone' : undefined,
    messages,
    step: draft?.step ?? 0,
    completed: asksAddress ? await shop.completedFields() : [],
    hidden: [...resolved.hidden],
    results: toRendered(fields, resolved).results,
  }
}
