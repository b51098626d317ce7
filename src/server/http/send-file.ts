import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestedRange } from './conditional.ts'

interface StoredFile {
  bytes: number
  stream(start?: number, end?: number): Readable
}

/** Sends a file or the requested range (RFC 9110 §14). The caller sets other headers. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  etag: string,
) {
  reply.header('accept-ranges', 'bytes').header('etag', etag)
  const range =
    request.method === 'GET'
      ? requestedRange(request.headers, { bytes: file.bytes, etag })
      : undefined
  if (!range) {
    // Fastify reads a stream to its end to answer HEAD, and a text would change the length.
    const body = request.method === 'HEAD' ? Readable.from([]) : file.stream()
    return reply.header('content-length', file.bytes).send(body)
  }
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${file.bytes}`)
      .send()
  }
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${file.bytes}`)
    .header('content-length', end - start + 1)
    .send(file.stream(start, end))
}
