import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next requests are answered. */
export type FeedBehaviour =
  | 'works'
  | 'not-found'
  | 'busy'
  | 'broken'
  | 'page'
  | 'blog'
  | 'huge'
  | 'held'
  | 'nothing'
  | 'redirect'

/** A feed server with given titles that supports conditional requests (RFC 9110 §13). */
export async function startFeedSite() {
  const asked: { path: string; headers: IncomingMessage['headers']; status: number }[] = []
  const held: (() => void)[] = []
  const says = { behaviour: 'works' as FeedBehaviour, titles: ['First'] }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const etag = `"${encodeURIComponent(says.titles.join())}"`
    const answer = (status: number, body = '', headers: Record<string, string> = {}) => {
      asked.push({ path, headers: request.headers, status })
      response.writeHead(status, headers).end(body)
    }
    const sendFeed = () => {
      if (request.headers['if-none-match'] === etag) return answer(304)
      const items = says.titles.map(
        title =>
          `<item><title>${title}</title><link>/${title}</link><description>About ${title}</description></item>`,
      )
      const body = `<rss version="2.0"><channel><title>The other site</title><link>https://other.example/</link>${items.join('')}</channel></rss>`
      answer(200, body, { 'content-type': 'application/rss+xml', etag })
    }
    switch (path.startsWith('/moved') ? 'works' : says.behaviour) {
      case 'works':
        return sendFeed()
      case 'redirect':
        return answer(301, '', { location: '/moved' })
      case 'not-found':
        return answer(404, 'not here')
      case 'busy':
        return answer(429)
      case 'broken':
        return answer(500)
      case 'page':
        return answer(200, '<!doctype html><title>A page</title>', { 'content-type': 'text/html' })
      case 'blog':
        if (path !== '/blog') return sendFeed()
        return answer(200, '<link rel="alternate" type="application/rss+xml" href="/blog/feed">')
      case 'huge':
        return answer(200, `<rss>${' '.repeat(5 * 1024 * 1024)}`)
      case 'held':
        return void held.push(sendFeed)
      default:
        request.socket.destroy()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    says,
    /** Answers the requests that were held. */
    release() {
      for (const answer of held.splice(0)) answer()
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
