import { type FormMessages, type FormState, hiddenFields } from '#forms/schema'
import type { Live, LoadContext } from '#module-kit'
import type { Services } from '../services.ts'
import { toFormFields } from './definition.ts'
import type { Props } from './props.ts'

export interface FormData {
  /** `<page id>/<module id>`; the form posts to `/forms/<key>`. */
  key: string
  state: FormState
  messages: FormMessages
  /** Fields that conditions hide before anything is entered. */
  hidden: string[]
}

export async function load(
  props: Live<typeof Props>,
  context: LoadContext<Services>,
): Promise<FormData> {
  const key = `${context.page.id}/${context.nodeId}`
  context.tag('site')
  const state = (context.request.forms[key] as FormState | undefined) ?? {}
  if (context.request.forms[key]) context.private()
  return {
    key,
    state,
    messages: await context.services.forms.messages(),
    hidden: [...hiddenFields(toFormFields(props.fields), state.values ?? {})],
  }
}
