import { Agent, request } from 'node:http'

/**
 * Reads pages over one connection, compressed like for a browser. It does not decompress them, because
 * the client would then be measured as well: its garbage collection doubled the slowest answers.
 */
export function createPageReader(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }
  return (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const sent = request(url + path, { agent, headers }, answer => {
        const { statusCode } = answer
        answer.resume()
        answer.once('error', reject)
        answer.once('end', () => {
          if (statusCode === 200) resolve()
          else reject(new Error(`${path} answered ${statusCode}`))
        })
      })
      sent.once('error', reject)
      sent.end()
    })
}
