import { type IncomingHttpHeaders, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { SECOND } from '#base'

const TIMEOUT_MS = 8 * SECOND
const MAX_BYTES = 4 * 1024 * 1024

export interface SiteAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Requests a URL of the own site as a visitor does. Not through `outbound`, because the site may be on
 * a private network, and accepts any certificate, because a check of its own judges it.
 */
export function askSite(url: string, headers: Record<string, string> = {}): Promise<SiteAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  const options: RequestOptions & { rejectUnauthorized: boolean } = {
    headers: { 'user-agent': 'Vitrine check', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    agent: false,
    rejectUnauthorized: false,
  }
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, options, answer => {
    const chunks: Buffer[] = []
    let bytes = 0
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BYTES) request.destroy(new Error('the answer is too long'))
      else chunks.push(chunk)
    })
    answer.on('error', reject)
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(chunks),
      }),
    )
  })
  request.on('error', reject)
  request.end()
  return promise
}
