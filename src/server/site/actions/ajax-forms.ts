import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRecord } from '#base'
import type { Forms } from '#forms'
import { inputName } from '#forms/schema'
import type { ActionResult } from '#module-contract'
import { RefusedRequest } from '../../http/refused-request.ts'
import { toPagePath } from '../page/page-path.ts'
import type { PageResolver, ResolvedPage } from '../page/resolve-page.ts'
import type { CallAction } from './action-routes.ts'
import { callWith, nameOf } from './posted-call.ts'

export const FORM_ACTIONS = ['subscribe', 'contact'] as const
type FormAction = (typeof FORM_ACTIONS)[number]
type Body = Record<string, unknown>

export type AnswerForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  action: FormAction,
  body: Body,
) => Promise<unknown>

const TARGETS = {
  subscribe: { type: 'newsletter', name: 'subscribe' },
  contact: { type: 'contact-form', name: 'send' },
} as const

/**
 * The calls `subscribe` and `contact` of `POST /ajax`. They are checked and counted as calls of the
 * form's page: the field `page`, or else the header `Referer`.
 */
export function createAjaxForms(deps: {
  callAction: CallAction
  resolver: PageResolver
  forms: Pick<Forms, 'messages'>
  publicUrl: string
}): AnswerForm {
  const { callAction, resolver, forms, publicUrl } = deps

  return async (request, reply, action, body) => {
    const found = toPagePath(pageOf(request, body, publicUrl), publicUrl)
    const page = found && (await resolver.resolvePage(found))
    const target = page && findForm(page, action, body)
    if (!found || !target) return reply.callNotFound()
    const { action: _, nonce: __, page: ___, ...fields } = body
    const call = callWith(target, action === 'subscribe' ? signUpFields(fields) : fields)
    return callAction(request, reply, found, call, async (result, showHtml) => {
      if (action === 'contact') return showHtml()
      const { subscriptionFailed } = await forms.messages()
      return reply.send(toSignUpAnswer(result, subscriptionFailed))
    })
  }
}

/** Path and query of the page that contains the form. */
function pageOf({ headers }: FastifyRequest, { page }: Body, publicUrl: string): string {
  const url = URL.parse(typeof page === 'string' ? page : (headers.referer ?? ''), publicUrl)
  return url?.origin === new URL(publicUrl).origin ? url.pathname + url.search : '/'
}

/** The module named by `_action`. Without it, the first sign-up for this list, or the first contact form. */
function findForm({ prepared }: ResolvedPage, action: FormAction, body: Body) {
  const { type, name } = TARGETS[action]
  if (body._action !== undefined) {
    const named = nameOf(body._action)
    return named.name === name ? named : undefined
  }
  const nodes = prepared.tree.entries.flatMap(({ node }) => (node.type === type ? node : []))
  const ofList = nodes.find(({ props }) => action === 'subscribe' && props.list === body.list_id)
  const node = ofList ?? nodes[0]
  return node && { nodeId: node.props.id, name }
}

/** Custom fields are one JSON object with answers by field id. */
function signUpFields({ custom_fields: custom, ...fields }: Body): Body {
  if (custom === undefined || custom === '') return fields
  const answers = typeof custom === 'string' ? parse(custom) : custom
  if (!isRecord(answers)) throw new RefusedRequest(400, 'malformed')
  const named = Object.entries(answers).map(([id, answer]) => [inputName(id), answer])
  return { ...fields, ...Object.fromEntries(named) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** NL-2: error or success. An error includes the data that a script needs to try again. */
function toSignUpAnswer(result: ActionResult, failed: string): Body {
  if (result.ok) {
    const { redirect, answer } = result
    const success = isRecord(answer) ? String(answer.success ?? '') : ''
    return { success, ...(redirect ? { redirect } : {}) }
  }
  const refusal = isRecord(result.refusal) ? result.refusal : {}
  const error = typeof refusal.error === 'string' ? refusal.error : failed
  return { ...refusal, reason: result.reason, error }
}
