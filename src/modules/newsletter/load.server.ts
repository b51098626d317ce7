import { type FormMessages, type FormRefusal, type FormState, hiddenFields } from '#forms/schema'
import type { LoadContext, PropsOf } from '#module-kit'
import type { SignUpTarget } from '#newsletter'
import type { Services } from '../services.ts'
import { toFormFields } from './definition.ts'
import { feedAddress } from './feed.ts'
import type { Props } from './props.ts'

/** What a form shows beyond its definition, after it was sent. */
export interface SignUpState extends FormState {
  /** What was entered into the fields that every form may have. */
  entered?: Record<string, string>
  /** What is said instead of sending it: as it was received (NL-2). */
  error?: string
}

export interface NewsletterData {
  state: SignUpState
  /** The words shown instead of the form when it was sent. */
  sent: string | undefined
  refused: FormRefusal | 'refused' | undefined
  messages: Pick<
    FormMessages,
    | 'fillIn'
    | 'fix'
    | 'invalidEmail'
    | 'checkboxLabel'
    | 'captchaLabel'
    | 'wrongCaptcha'
    | 'subscriptionFailed'
  >
  /** Where it signs up to; undefined where there is no such list. */
  target: (SignUpTarget & { checksum: string }) | undefined
  /** Custom fields that conditions hide before anything is entered. */
  hidden: string[]
}

export async function load(
  props: PropsOf<typeof Props>,
  { services, tag, outcome, needs }: LoadContext<Services>,
): Promise<NewsletterData> {
  tag('site', 'newsletter')
  needs({ sources: await services.forms.botSources(props.botCheck) })
  const result = outcome?.result
  const state = result?.ok === false ? (result.refusal as SignUpState) : {}
  const messages = await services.forms.messages()
  const { fillIn, fix, invalidEmail, checkboxLabel, captchaLabel } = messages
  const { wrongCaptcha, subscriptionFailed } = messages
  return {
    state,
    sent: result?.ok ? (result.answer as { success: string }).success : undefined,
    refused: result?.ok === false ? (result.reason as NewsletterData['refused']) : undefined,
    messages: {
      fillIn,
      fix,
      invalidEmail,
      checkboxLabel,
      captchaLabel,
      wrongCaptcha,
      subscriptionFailed,
    },
    target: feedAddress(props.feed) ? undefined : await services.newsletter.formTarget(props.list),
    hidden: [...hiddenFields(toFormFields(props.fields), state.values ?? {})],
  }
}
