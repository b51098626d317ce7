import { isRecord, ok, refuse, SECOND } from '#base'
import type { CallProvider, Credentials, ProviderContext, ProviderResult } from '../provider.ts'

const LIVE_URL = 'https://api-m.paypal.com'
const TEST_URL = 'https://api-m.sandbox.paypal.com'
/** A token is not used in its last seconds, because a request takes time. */
const TOKEN_MARGIN_MS = 60 * SECOND

export type PayPalAnswer = Record<string, unknown>

export interface PayPalRequest {
  method: 'GET' | 'POST'
  path: string
  body?: object | string
  /** Repeated requests with the same id are answered alike. */
  requestId?: string
}

export type AskPayPal = (
  request: PayPalRequest,
) => Promise<ProviderResult<{ answer: PayPalAnswer }>>

/** Sends requests with a token, which is kept until it expires. */
export function createPayPalApi(
  { clientId = '', clientSecret = '' }: Credentials,
  { mode, call, now, apiUrl }: ProviderContext,
): AskPayPal {
  const base = apiUrl ?? (mode === 'live' ? LIVE_URL : TEST_URL)
  let token: { text: string; until: number } | undefined

  async function readToken(): Promise<ProviderResult<{ text: string }>> {
    if (token && token.until > now()) return ok(token)
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const asked = await send(call, {
      method: 'POST',
      url: `${base}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    if (!asked.ok) return asked
    const { access_token: text, expires_in: seconds } = asked.answer
    token = { text: String(text), until: now() + Number(seconds) * SECOND - TOKEN_MARGIN_MS }
    return ok(token)
  }

  return async ({ method, path, body, requestId }) => {
    const current = await readToken()
    if (!current.ok) return current
    const asked = await send(call, {
      method,
      url: base + path,
      headers: {
        authorization: `Bearer ${current.text}`,
        prefer: 'return=representation',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    // It may have been revoked.
    if (!asked.ok && asked.reason === 'provider-keys') token = undefined
    return asked
  }
}

type Call = Parameters<CallProvider>[0]

/** Repeats a request once if there was no answer, or the server failed. */
async function send(
  call: CallProvider,
  request: Call,
): Promise<ProviderResult<{ answer: PayPalAnswer }>> {
  const first = await sendOnce(call, request)
  return first.ok || first.reason !== 'provider-unreachable' ? first : sendOnce(call, request)
}

async function sendOnce(
  call: CallProvider,
  request: Call,
): Promise<ProviderResult<{ answer: PayPalAnswer }>> {
  const received = await call(request).catch(() => undefined)
  if (!received) return refuse('provider-unreachable', { message: '' })
  const { status, body } = received
  const answer = parse(body)
  if (status >= 200 && status < 300) return ok({ answer })
  const message = messageOf(answer)
  if (status === 401 || status === 403) return refuse('provider-keys', { message })
  const isUnknown = status >= 500 || status === 429 || status === 409
  return refuse(isUnknown ? 'provider-unreachable' : 'provider-refused', { message })
}

function parse(body: string): PayPalAnswer {
  try {
    const answer: unknown = JSON.parse(body)
    return isRecord(answer) ? answer : {}
  } catch {
    return {}
  }
}

function messageOf({ message, details, error_description: description }: PayPalAnswer): string {
  const [first] = Array.isArray(details) ? (details as unknown[]) : []
  const detail = isRecord(first) ? (first.description ?? first.issue) : undefined
  return String(detail ?? message ?? description ?? '')
}
