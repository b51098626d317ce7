import { once } from 'node:events'
import { createServer } from 'node:http'
import { putPageWithHeader } from './support/put-header.ts'
import { expect, test } from './support/test.ts'

const PAUSE_MS = 800

/** The site, whose pages come in two pieces: up to the button of the header, and after a pause the rest. */
async function serveInPieces(site: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const at = html.indexOf('<button type="button" class="header-toggle"')
    response.write(html.slice(0, at))
    setTimeout(() => response.end(html.slice(at)), PAUSE_MS)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return { url: `http://127.0.0.1:${address.port}`, server }
}

test('HDR-1 nothing is painted before the header is whole, so that nothing in it moves, however slowly a page comes', async ({
  page,
  baseURL,
}) => {
  const content = [{ type: 'heading', props: { id: 'title', text: 'Title', level: 'h1' } }]
  const path = await putPageWithHeader('/whole-header', {}, content)
  const { url, server } = await serveInPieces(baseURL ?? '')
  try {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const firstPaint = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    await expect.poll(firstPaint).toBeGreaterThan(0)
    expect(await firstPaint()).toBeGreaterThanOrEqual(PAUSE_MS)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
