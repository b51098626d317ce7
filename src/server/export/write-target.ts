import { fileOf } from './copy-path.ts'
import { rewriteJson } from './rewrite-json.ts'
import { rewritePage } from './rewrite-page.ts'
import type { RequestedTarget, Run } from './run.ts'
import { sitemapOfCopy } from './sitemap-of-copy.ts'

/** Files below these paths have content hashes, so an existing file is up to date. */
const IMMUTABLE = /^\/(media|assets|fonts)\//
const TEXT = /^(text|application)\/(plain|markdown|xml|(rss|atom|feed)\+(xml|json))/

/** Requests a URL from the site and writes it for the copy. */
export async function writeTarget(run: Run, place: RequestedTarget) {
  const { app, copy } = run
  const { address, href } = place
  const file = fileOf(href)
  if (file === undefined) throw new Error('the file has no name')
  if (place.kind === 'page') return writePage(run, address, file, 200)
  if (IMMUTABLE.test(address)) {
    if (await copy.keep(file)) return
    const answer = await app.inject({ url: address, payloadAsStream: true })
    if (answer.statusCode === 200) return copy.writeStream(file, answer.stream())
    answer.stream().resume()
    return noteAnswer(run, place, answer.statusCode)
  }
  const answer = await app.inject({ url: address })
  if (answer.statusCode !== 200) return noteAnswer(run, place, answer.statusCode)
  const type = String(answer.headers['content-type'])
  await copy.write(file, await toCopy(run, address, type, answer.rawPayload))
}

async function toCopy({ links, live, url }: Run, address: string, type: string, bytes: Buffer) {
  if (address.startsWith('/sitemap')) {
    return url === undefined ? bytes : sitemapOfCopy(bytes.toString(), links)
  }
  if (type.startsWith('application/manifest+json')) {
    const toHref = (value: string) => links.toHref(value, new URL(live))
    return JSON.stringify(await rewriteJson(JSON.parse(bytes.toString()), live, toHref))
  }
  return TEXT.test(type) ? links.inText(bytes.toString()) : bytes
}

/** Writes a page as HTML. */
export async function writePage(run: Run, address: string, file: string, status: number) {
  const answer = await run.app.inject({ url: address })
  if (answer.statusCode !== status) {
    return noteAnswer(run, { address, from: address }, answer.statusCode)
  }
  const policy = String(answer.headers['content-security-policy'] ?? '')
  const { modules, links, live, translate, islands } = run
  const html = await rewritePage(
    answer.body,
    { address: new URL(address, live), policy },
    { modules, links, live, translate, onIsland: type => islands.add(type) },
  )
  await run.copy.write(file, html)
}

/** Broken links of the site are reported but are not failures of the export. */
function noteAnswer(
  { problems, missing }: Run,
  { address, from }: Pick<RequestedTarget, 'address' | 'from'>,
  status: number,
) {
  if (status >= 500) problems.push({ address, reason: `the site answered ${status}` })
  else if (from) missing.set(address, from)
}
