import Type from 'typebox'
import type { FormDefinition } from '#forms'
import { type ActionContext, defineAction, type PropsOf } from '#module-kit'
import type { Services } from '../services.ts'
import { toFormFields } from './definition.ts'
import type { Props } from './props.ts'

const Given = Type.Object({ token: Type.Optional(Type.String({ maxLength: 1000 })) })
const Fields = Type.Record(
  Type.String(),
  Type.Union([Type.String({ maxLength: 20_000 }), Type.Array(Type.String({ maxLength: 5000 }))]),
)

export const actions = {
  /** What a browser asks for when the form is first focused, so that pages stay the same for everybody. */
  token: defineAction<typeof Props, Services, typeof Given>({
    input: Given,
    perMinute: 60,
    run: async (props, { token }, context) => ({
      ok: true,
      answer: await context.services.forms.token(toDefinition(props, context), token),
    }),
  }),

  /** FM-6, FM-8: checks all again, stores the answers once, leaves their mail in the outbox. */
  send: defineAction<typeof Props, Services, typeof Fields>({
    input: Fields,
    perMinute: 30,
    run: async (props, input, context) => {
      const result = await context.services.forms.submit(toDefinition(props, context), input)
      if (!result.ok) return { ok: false, reason: result.reason, refusal: result.state }
      const { sent, redirect } = result
      return { ok: true, answer: { sent }, redirect, conversion: { goal: 'form' } }
    },
  }),
}

/** The form of this place; whoever looks at its answers later sees on which page it stood. */
function toDefinition(
  props: PropsOf<typeof Props>,
  { documentId, nodeId, url, translate }: ActionContext<Services>,
): FormDefinition {
  return {
    key: `${documentId}/${nodeId}`,
    title: props.title,
    pagePath: decodeURI(url.pathname),
    fields: toFormFields(props.fields, translate),
    hasCaptcha: props.captcha,
    hasBotCheck: props.botCheck,
    to: props.to,
    subject: props.subject,
    pattern: props.pattern,
    success: props.success,
    redirect: props.redirect?.href,
  }
}
