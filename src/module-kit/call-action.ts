import { ACTION_FIELD, actionName } from './action-name.ts'

/** What an action answered: its answer, or why it was refused. */
export type Called<Answer, Refusal = unknown> =
  | { ok: true; answer: Answer; redirect?: string }
  | { ok: false; reason: string; refusal: Refusal }

/** There was no answer of the action: its page is gone, it was called too often, the server is broken. */
export class CallError extends Error {
  readonly status: number
  constructor(name: string, status: number) {
    super(`${name}: ${status}`)
    this.status = status
  }
}

/**
 * Calls an action of a module of this page from the browser. A form sends its fields. Rejects where there was no such
 * answer: no connection, or a `CallError`.
 */
export async function callAction<Answer = undefined, Refusal = unknown>(
  nodeId: string,
  name: string,
  fields: FormData | Record<string, string | string[]> = {},
): Promise<Called<Answer, Refusal>> {
  const entries =
    fields instanceof FormData ? Object.entries(toRecord(fields)) : Object.entries(fields)
  const body = Object.fromEntries([...entries, [ACTION_FIELD, actionName(nodeId, name)]])
  const response = await fetch(location.pathname + location.search, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  const isAnswer = typeof answer === 'object' && answer !== null && 'ok' in answer
  if (!isAnswer) throw new CallError(name, response.status)
  return answer as Called<Answer, Refusal>
}

/** Files are left out: an action takes texts. */
function toRecord(form: FormData): Record<string, string | string[]> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map(name => {
      const values = form.getAll(name).filter(value => typeof value === 'string')
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
