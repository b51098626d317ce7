import { lookup as resolveHost } from 'node:dns'
import { request as callByHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as callByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { currentMetrics } from '#base/metrics'
import { currentTracing, traced } from '#base/tracing'

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export interface FetchLimits {
  maxBytes: number
  /** For everything together: DNS, redirects and body. */
  timeoutMs: number
  /** Whether an IP address may be called. Checked for every address of a host name. */
  isAllowed(ip: string): boolean
  /** Value of the `Accept` header. */
  accept?: string
  /** Additional headers, such as a key. Sent to the first URL only. */
  headers?: Record<string, string>
  /** Body and media type of a POST; without it a GET. Redirects of posts are not followed. */
  send?: { body: string; contentType: string }
}

/** The server answered with an unexpected status. */
export class UnexpectedStatusError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`answered ${status}`)
    this.status = status
  }
}

export class ResponseTooLargeError extends Error {}

/** An address of this machine or its network. */
export class BlockedAddressError extends Error {}

/**
 * Fetches a body from an untrusted URL. Throws for other schemes, forbidden addresses, too many
 * redirects, too much data, timeouts, and (`UnexpectedStatusError`) statuses other than 200 (for posts
 * also 202).
 */
export async function fetchBytes(address: string, limits: FetchLimits): Promise<Uint8Array> {
  return (await fetchAnswer(address, limits)).body
}

/** Like `fetchBytes`, with the response headers. */
export async function fetchAnswer(
  address: string,
  limits: FetchLimits,
): Promise<{ body: Uint8Array; headers: IncomingHttpHeaders }> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await request(
      url,
      redirects === 0 ? limits : { ...limits, headers: {} },
      signal,
    )
    const { statusCode = 0, headers } = response
    const isTaken = statusCode === 200 || (limits.send && statusCode === 202)
    if (isTaken) return { body: await readBody(response, limits.maxBytes), headers }
    response.destroy()
    const mayFollow = REDIRECTS.has(statusCode) && !limits.send
    if (!mayFollow || !headers.location) throw new UnexpectedStatusError(statusCode)
    url = new URL(headers.location, url)
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`)
}

/**
 * Sends one request and returns any response without following redirects. Throws on timeouts, too
 * much data and forbidden addresses.
 */
export async function exchange(
  address: string,
  limits: FetchLimits & { method: string },
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Uint8Array }> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  const response = await request(new URL(address), limits, signal)
  const body = await readBody(response, limits.maxBytes)
  return { status: response.statusCode ?? 0, headers: response.headers, body }
}

type IsAllowed = FetchLimits['isAllowed']

/** Calls a server, in a span if tracing is on. */
function request(
  url: URL,
  limits: FetchLimits & { method?: string },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const method = limits.method ?? (limits.send ? 'POST' : 'GET')
  const attributes = { 'http.request.method': method, 'server.address': url.hostname }
  return traced(method, { kind: 'client', attributes }, async () => {
    const response = await callServer(url, limits, signal)
    currentTracing()?.setAttributes({ 'http.response.status_code': response.statusCode ?? 0 })
    return response
  })
}

function callServer(
  url: URL,
  { isAllowed, accept = '*/*', headers, send, method }: FetchLimits & { method?: string },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('not http or https')
  // IP addresses are not resolved, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new BlockedAddressError(`${host} may not be called`)
  const call = url.protocol === 'https:' ? callByHttps : callByHttp
  const bytes = send && Buffer.from(send.body)
  const requestId = currentMetrics()?.requestId
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      agent: false,
      method: method ?? (bytes ? 'POST' : 'GET'),
      headers: {
        'user-agent': 'Vitrine',
        ...(requestId && { 'x-request-id': requestId }),
        ...currentTracing()?.propagationHeaders(),
        ...headers,
        ...(bytes && { 'content-type': send?.contentType, 'content-length': bytes.length }),
        accept,
        'accept-encoding': 'identity',
      },
      lookup: createLookup(isAllowed),
    }
    call(url, options, resolve).on('error', reject).end(bytes)
  })
}

/** Resolves the name for the connection itself, so that the checked address is the one that is called. */
function createLookup(isAllowed: IsAllowed): LookupFunction {
  return (host, options, answer) => {
    resolveHost(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) answer(error ?? new Error(`${host} does not resolve`), '')
      else if (!found.every(one => isAllowed(one.address))) {
        answer(new BlockedAddressError(`${host} may not be called`), '')
      } else if (options.all) answer(null, found)
      else answer(null, first.address, first.family)
    })
  }
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new ResponseTooLargeError(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
