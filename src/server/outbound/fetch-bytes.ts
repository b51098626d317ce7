import { lookup as resolveHost } from 'node:dns'
import { request as callByHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as callByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export interface FetchLimits {
  maxBytes: number
  /** For everything together: names, redirects and body. */
  timeoutMs: number
  /** Whether an IP address may be called; asked of every address that a name leads to. */
  isAllowed(ip: string): boolean
  /** Media types that are asked for. */
  accept?: string
  /** Besides, such as a key; sent to the first address alone. */
  headers?: Record<string, string>
  /** What is sent, with its media type; by GET without. Who is sent something and leads elsewhere is not followed. */
  send?: { body: string; contentType: string }
}

/** Another answer than the one that was hoped for. */
export class AnsweredOtherwise extends Error {
  readonly status: number

  constructor(status: number) {
    super(`answered ${status}`)
    this.status = status
  }
}

export class TooLarge extends Error {}

/** An address of this machine or its network. */
export class NotAllowed extends Error {}

/**
 * The body at an address that a stranger may have written. Throws for what is not http(s) or not allowed, for too many
 * redirects, for what is too large or takes too long, and (`AnsweredOtherwise`) for any answer but 200 (to what was sent, also 202).
 */
export async function fetchBytes(address: string, limits: FetchLimits): Promise<Uint8Array> {
  return (await fetchAnswer(address, limits)).body
}

/** The same, with what its server says of it. */
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
    if (!mayFollow || !headers.location) throw new AnsweredOtherwise(statusCode)
    url = new URL(headers.location, url)
  }
  throw new Error(`more than ${MAX_REDIRECTS} redirects`)
}

/**
 * Asks a server by a method and answers whatever it says; nothing is followed. Throws where no answer came in time, for
 * what is too large and for what may not be called.
 */
export async function exchange(
  address: string,
  limits: FetchLimits & { method: string },
): Promise<{ status: number; body: Uint8Array }> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  const response = await request(new URL(address), limits, signal)
  const body = await readBody(response, limits.maxBytes)
  return { status: response.statusCode ?? 0, body }
}

type IsAllowed = FetchLimits['isAllowed']

function request(
  url: URL,
  { isAllowed, accept = '*/*', headers, send, method }: FetchLimits & { method?: string },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('not http or https')
  // A number is no name: it is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new NotAllowed(`${host} may not be called`)
  const call = url.protocol === 'https:' ? callByHttps : callByHttp
  const bytes = send && Buffer.from(send.body)
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      agent: false,
      method: method ?? (bytes ? 'POST' : 'GET'),
      headers: {
        ...headers,
        ...(bytes && { 'content-type': send?.contentType, 'content-length': bytes.length }),
        accept,
        'accept-encoding': 'identity',
        'user-agent': 'Vitrine',
      },
      lookup: createLookup(isAllowed),
    }
    call(url, options, resolve).on('error', reject).end(bytes)
  })
}

/** Looks a name up for the connection itself, so that what was checked is what is called. */
function createLookup(isAllowed: IsAllowed): LookupFunction {
  return (host, options, answer) => {
    resolveHost(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) answer(error ?? new Error(`${host} leads nowhere`), '')
      else if (!found.every(one => isAllowed(one.address))) {
        answer(new NotAllowed(`${host} may not be called`), '')
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
    if (bytes > maxBytes) throw new TooLarge(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
