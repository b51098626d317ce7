import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next requests are answered. */
export type ProviderBehaviour = 'works' | 'private' | 'too-many' | 'broken' | 'nonsense' | 'nothing'

const STATUS = { private: 403, 'too-many': 429, broken: 500, nonsense: 200 } as const

/**
 * An oEmbed 1.0 provider (oembed.com §2.3) with scripted title and image; the large YouTube image
 * exists only with `hasLargeImage`.
 */
export async function startOembedProvider(image: Buffer) {
  const asked: URL[] = []
  const says = {
    behaviour: 'works' as ProviderBehaviour,
    title: 'A walk by the river',
    hasImage: true,
    hasLargeImage: true,
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    asked.push(url)
    if (says.behaviour === 'nothing') return request.socket.destroy()
    if (url.pathname.startsWith('/vi/')) {
      const isThere = says.hasImage && (says.hasLargeImage || !url.pathname.includes('maxres'))
      if (!isThere) return response.writeHead(404).end()
      return response.writeHead(200, { 'content-type': 'image/webp' }).end(image)
    }
    if (says.behaviour !== 'works') {
      return response.writeHead(STATUS[says.behaviour]).end('<html>Come back later</html>')
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        type: 'video',
        version: '1.0',
        provider_name: 'YouTube',
        title: says.title,
        author_name: 'River Films',
        thumbnail_url: `${url.origin}/vi/aqz-KE-bpKQ/hqdefault.jpg`,
        thumbnail_width: 480,
        thumbnail_height: 360,
        html: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><script>alert(1)</script>',
        width: 200,
        height: 113,
      }),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/oembed`,
    asked,
    says,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
