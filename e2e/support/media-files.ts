import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page, Route } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../../tests/fixtures/media')
const TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m4s': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.flv': 'video/x-flv',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.vtt': 'text/vtt',
}

/** Media on this site and on another host. */
export const OWN = '/test-media'
export const ELSEWHERE = 'https://media.example'

/** Serves fixture media with byte ranges and 404 for missing files. Returns the requests. */
export async function serveMedia(page: Page): Promise<string[]> {
  const asked: string[] = []
  const answer = (route: Route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return route.fulfill(read(pathname.replace(OWN, ''), route.request().headers().range))
  }
  await page.route(`${ELSEWHERE}/**`, answer)
  await page.route(`**${OWN}/**`, answer)
  return asked
}

function read(path: string, range: string | undefined) {
  const file = join(FOLDER, path)
  const cors = { 'access-control-allow-origin': '*', 'accept-ranges': 'bytes' }
  if (!existsSync(file)) return { status: 404, headers: cors, body: 'Not found' }
  const body = readFileSync(file)
  const headers = { ...cors, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return { status: 200, headers, body }
  const end = Math.min(body.length - 1, to ? Number(to) : Number.POSITIVE_INFINITY)
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${end}/${body.length}` },
    body: body.subarray(Number(from), end + 1),
  }
}

/** FLV needs H.264, which not every Chromium has. */
export const hasH264 = (page: Page) =>
  page.evaluate(() => MediaSource.isTypeSupported('video/mp4; codecs="avc1.42e01e"'))
