import { type FormMessages, type FormRefusal, type FormState, hiddenFields } from '#forms/schema'
import type { LoadContext, PropsOf } from '#module-kit'
import type { Services } from '../services.ts'
import { toFormFields } from './definition.ts'
import type { Props } from './props.ts'

export interface ContactFormData {
  state: FormState
  /** The words shown instead of the form when it was sent. */
  sent: string | undefined
  refused: FormRefusal | undefined
  messages: FormMessages
  /** Fields that conditions hide before anything is entered. */
  hidden: string[]
}

export async function load(
  props: PropsOf<typeof Props>,
  context: LoadContext<Services>,
): Promise<ContactFormData> {
  context.tag('site')
  const result = context.outcome?.result
  const state = result?.ok === false ? (result.refusal as FormState) : {}
  return {
    state,
    sent: result?.ok ? (result.answer as { sent: string }).sent : undefined,
    refused: result?.ok === false ? (result.reason as FormRefusal) : undefined,
    messages: await context.services.forms.messages(),
    hidden: [...hiddenFields(toFormFields(props.fields, context.translate), state.values ?? {})],
  }
}
