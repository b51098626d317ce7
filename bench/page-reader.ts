import { Agent, request } from 'node:http'

interface ReadPage {
  /** Length of the compressed body. */
  bytes: number
  etag: string | undefined
}

/**
 * Reads pages over one connection, compressed like for a browser. It does not decompress them, because
 * the client would then be measured as well: its garbage collection doubled the slowest answers.
 */
export function createPageReader(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }
  /** Throws if the answer is neither a page nor "not modified". */
  return (path: string, etag?: string): Promise<ReadPage> =>
    new Promise((resolve, reject) => {
      const conditions = etag ? { 'if-none-match': etag } : {}
      const sent = request(
        url + path,
        { agent, headers: { ...headers, ...conditions } },
        answer => {
          const { statusCode } = answer
          let bytes = 0
          answer.on('data', (part: Buffer) => {
            bytes += part.length
          })
          answer.once('error', reject)
          answer.once('end', () => {
            if (statusCode === (etag ? 304 : 200)) resolve({ bytes, etag: answer.headers.etag })
            else reject(new Error(`${path} answered ${statusCode}`))
          })
        },
      )
      sent.once('error', reject)
      sent.end()
    })
}
