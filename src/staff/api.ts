/** What the API refused, or that it could not be reached. `reason` is a key under `errors` of the messages. */
export class ApiError extends Error {
  readonly status: number
  readonly reason: string
  /** What the answer said besides: `problems` of an invalid body, the `version` of a conflict. */
  readonly details: Record<string, unknown>

  constructor(status: number, reason: string, details: Record<string, unknown> = {}) {
    super(typeof details.message === 'string' ? details.message : reason)
    this.status = status
    this.reason = reason
    this.details = details
  }
}

export interface ApiOptions {
  query?: Record<string, string | number | boolean | undefined>
  /** Sent as JSON; a `FormData` or `Blob` as it is. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Is sent even while the page is being left. */
  keepalive?: boolean
}

type SignIn = () => Promise<void>
let signInAgain: SignIn | undefined
let asking: Promise<void> | undefined

/** Says who asks for a password when a session has ended; answers how to take that back. */
export function onSignedOut(ask: SignIn): () => void {
  signInAgain = ask
  return () => {
    if (signInAgain === ask) signInAgain = undefined
  }
}

/**
 * Calls `/api/admin<path>`. When the session has ended, somebody is asked to sign in again on the spot, and the
 * call is made anew: nothing that was typed is lost. Throws an `ApiError`.
 */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: ApiOptions = {},
): Promise<Answer> {
  try {
    return await send<Answer>(method, path, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !signInAgain) throw error
    asking ??= signInAgain().finally(() => {
      asking = undefined
    })
    await asking
    return send<Answer>(method, path, options)
  }
}

async function send<Answer>(method: string, path: string, options: ApiOptions): Promise<Answer> {
  const { query, body, headers, ...rest } = options
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  const isRaw = body instanceof FormData || body instanceof Blob
  const response = await fetch(`/api/admin${path}${search.size ? `?${search}` : ''}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isRaw ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    ...rest,
  }).catch(cause => {
    if (isAbort(cause)) throw cause
    throw new ApiError(0, 'offline')
  })
  if (response.status === 204) return undefined as Answer
  const answer = await response.json().catch(cause => {
    // A call may be given up, and a line may break, while the body is on its way.
    if (isAbort(cause)) throw cause
    if (response.ok) throw new ApiError(response.status, 'broken')
    return {}
  })
  if (response.ok) return answer as Answer
  const { error, ...details } = answer as { error?: string }
  throw new ApiError(response.status, toReason(response.status, error), details)
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}

/** Answers of other parts of the server (rate limits, broken infrastructure) have sentences, not reasons. */
export function toReason(status: number, error: string | undefined): string {
  if (error && /^[a-z-]+$/.test(error)) return error
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many'
  return status >= 500 ? 'broken' : 'refused'
}
