import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accepts } from '../http/accepts.ts'
import type { BuildFiles, SharedFolder } from './build-files.ts'

const decompress = promisify(brotliDecompress)

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
}

/** Sends a file of another build from the storage, or returns false if there is none. */
export async function sendBuildFile(
  buildFiles: BuildFiles,
  folder: SharedFolder,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const [path = ''] = request.url.split('?', 1)
  const name = path.slice(`/${folder}/`.length)
  const file = await buildFiles.read(folder, name)
  if (!file) return false
  const acceptsBrotli = accepts(String(request.headers['accept-encoding'] ?? ''), 'br')
  if (file.isBrotli && acceptsBrotli) reply.header('content-encoding', 'br')
  const bytes = file.isBrotli && !acceptsBrotli ? await decompress(file.bytes) : file.bytes
  reply
    .code(200)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .type(TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .send(bytes)
  return true
}
