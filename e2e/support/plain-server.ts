import { createReadStream, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { listen } from './listen.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** A plain static file server without redirects and rewrites. */
export async function servePlainly(folder: string) {
  const asked: string[] = []
  const served = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
    const named = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const file = isFile(named) ? named : join(folder, '404.html')
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(file === named ? 200 : 404, { 'content-type': type })
    createReadStream(file).pipe(response)
  })
  return { ...served, asked }
}
