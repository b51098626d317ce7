import { type FormMessages, type FormRefusal, type FormState, hiddenFields } from '#forms/schema'
import type { LoadContext, PropsOf } from '#module-contract'
import type { SignUpTarget } from '#newsletter'
import type { Services } from '../services.ts'
import { toFormFields } from './definition.ts'
import { feedAddress } from './feed.ts'
import type { Props } from './props.ts'

/** State of a form after it was sent. */
export interface SignUpState extends FormState {
  /** Values of standard fields. */
  entered?: Record<string, string>
  /** Error message of the provider, unchanged (NL-2). */
  error?: string
}

export interface NewsletterData {
  state: SignUpState
  /** Message shown after the form was sent. */
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
  /** Target of the sign-up; undefined if the list does not exist. */
  target: (SignUpTarget & { checksum: string }) | undefined
  /** Custom fields that are hidden initially. */
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
