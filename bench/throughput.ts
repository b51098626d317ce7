import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { copyRows } from './copy-rows.ts'
import type { Figure } from './report.ts'
import type { Site } from './site.ts'
import { median } from './statistics.ts'

const SECONDS = 5
const WARM_UP = 200
const RENDERS = 200

/** Cached pages against a bare server that sends the same bytes; an uncached render. */
export async function measureThroughput(site: Site): Promise<Figure[]> {
  const headers = { 'accept-encoding': 'br' }
  const page = await fetch(site.url, { headers })
  const bytes = await compressedBytes(site.url)
  const bare = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  await new Promise<void>(resolve => bare.listen(0, '127.0.0.1', resolve))
  const { port } = bare.address() as AddressInfo
  await page.arrayBuffer()
  const load = (url: string) =>
    autocannon({ url, connections: 20, duration: SECONDS, headers }).then(
      result => result.requests.average,
    )
  // Each twice, in turn, so that a slow moment of the machine hits both.
  const bareRuns: number[] = []
  const ownRuns: number[] = []
  for (let run = 0; run < 2; run++) {
    bareRuns.push(await load(`http://127.0.0.1:${port}/`))
    ownRuns.push(await load(`${site.url}/`))
  }
  bare.close()
  const own = Math.max(...ownRuns)
  const floor = Math.max(...bareRuns)
  // Copies of the home page, each asked for once: none is in the cache.
  copyRows(
    join(site.dataDir, 'vitrine.db'),
    [{ table: 'pages', own: ['id', 'path'], where: `path = '/'` }],
    WARM_UP + RENDERS + 1,
  )
  const renders: number[] = []
  for (let copy = 1; copy <= WARM_UP + RENDERS; copy++) {
    const response = await fetch(`${site.url}/-${copy}`, { headers })
    await response.arrayBuffer()
    const rendered = /dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
    if (!rendered) throw new Error(`/-${copy} was not rendered: ${response.status}`)
    renders.push(Number(rendered))
  }
  return [
    { what: 'cached home, requests a second', value: own, unit: '/s' },
    { what: 'the same bytes by bare node:http', value: floor, unit: '/s' },
    { what: 'ratio', value: own / floor, unit: '', aim: { atLeast: 0.6 } },
    {
      what: 'uncached home, render on the server, median',
      value: median(renders.slice(WARM_UP)),
      unit: 'ms',
      aim: { atMost: 5 },
    },
  ]
}

/** The body as it stands on the wire; `fetch` would unpack it. */
async function compressedBytes(url: string): Promise<Buffer> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}
