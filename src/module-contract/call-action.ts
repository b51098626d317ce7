import { ACTION_FIELD, actionName } from './action-field.tsx'

/** Result of an action: its answer, or a refusal. */
export type Called<Answer, Refusal = unknown> =
  | { ok: true; answer: Answer; redirect?: string }
  | { ok: false; reason: string; refusal: Refusal }

/** The action did not run: page missing, rate limit, or server error. */
export class CallError extends Error {
  readonly status: number
  constructor(name: string, status: number) {
    super(`${name}: ${status}`)
    this.status = status
  }
}

/**
 * Calls an action of a module on this page. A form sends its fields and, if accepted, its files;
 * `onProgress` receives the sent fraction from 0 to 1. Rejects on connection errors and with
 * `CallError`.
 */
export async function callAction<Answer = undefined, Refusal = unknown>(
  nodeId: string,
  name: string,
  fields: FormData | Record<string, string | string[]> = {},
  onProgress?: (share: number) => void,
): Promise<Called<Answer, Refusal>> {
  try {
    const { status, answer } =
      fields instanceof FormData && hasFiles(fields)
        ? await postFiles(withName(fields, nodeId, name), onProgress)
        : await postFields(nodeId, name, fields)
    const isAnswer = typeof answer === 'object' && answer !== null && 'ok' in answer
    if (!isAnswer) throw new CallError(name, status)
    return answer as Called<Answer, Refusal>
  } catch (error) {
    // Split tests count it (`visitor/split-tests`).
    document.dispatchEvent(new Event('vt:call-failed'))
    throw error
  }
}

interface Posted {
  status: number
  answer: unknown
}

async function postFields(
  nodeId: string,
  name: string,
  fields: FormData | Record<string, string | string[]>,
): Promise<Posted> {
  const entries =
    fields instanceof FormData ? Object.entries(toRecord(fields)) : Object.entries(fields)
  const body = Object.fromEntries([...entries, [ACTION_FIELD, actionName(nodeId, name)]])
  const response = await fetch(location.pathname + location.search, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, answer: await response.json() }
}

/** Uses `XMLHttpRequest`, because `fetch` reports no upload progress. */
function postFiles(form: FormData, onProgress: ((share: number) => void) | undefined) {
  const request = new XMLHttpRequest()
  request.open('POST', location.pathname + location.search)
  request.setRequestHeader('accept', 'application/json')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  return new Promise<Posted>((resolve, reject) => {
    request.onload = () => resolve({ status: request.status, answer: request.response })
    request.onerror = () => reject(new TypeError('no connection'))
    request.send(form)
  })
}

const hasFiles = (form: FormData) =>
  [...form.values()].some(value => typeof value !== 'string' && value.size > 0)

/** Sent before all other fields: the server stores no file before it has checked them. */
const FIRST = ['token', 'proof']

/** Puts the action's name first, then the fields that the server checks before it receives files. */
function withName(fields: FormData, nodeId: string, name: string): FormData {
  const form = new FormData()
  form.append(ACTION_FIELD, actionName(nodeId, name))
  const rest = [...fields].filter(([key]) => key !== ACTION_FIELD)
  const sorted = [
    ...rest.filter(([key]) => FIRST.includes(key)),
    ...rest.filter(([key]) => !FIRST.includes(key)),
  ]
  for (const [key, value] of sorted) form.append(key, value)
  return form
}

/** Fields without a file. */
function toRecord(form: FormData): Record<string, string | string[]> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map(name => {
      const values = form.getAll(name).filter(value => typeof value === 'string')
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
