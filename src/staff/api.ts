/** An error response or network failure. `reason` is a key under `errors` in the messages. */
export class ApiError extends Error {
  readonly status: number
  readonly reason: string
  /** Further response data: `problems` of an invalid body, the `version` of a conflict. */
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
  /** Sent as JSON, except `FormData` and `Blob`. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Complete the request even if the page is left. */
  keepalive?: boolean
}

type SignIn = () => Promise<void>
let signInAgain: SignIn | undefined
let asking: Promise<void> | undefined

/** Sets the sign-in prompt for expired sessions; returns a function that removes it. */
export function onSignedOut(ask: SignIn): () => void {
  signInAgain = ask
  return () => {
    if (signInAgain === ask) signInAgain = undefined
  }
}

/**
 * Calls `/api/admin<path>`. If the session has expired, asks to sign in and repeats the call, so
 * that no input is lost. Throws an `ApiError`.
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
    // The call may be aborted, or the connection lost, while reading the body.
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

/**
 * Other parts of the server (rate limits, infrastructure errors) answer with sentences instead of
 * reasons.
 */
export function toReason(status: number, error: string | undefined): string {
  if (error && /^[a-z-]+$/.test(error)) return error
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many'
  return status >= 500 ? 'broken' : 'refused'
}
