import { Readable } from 'node:stream'

/** Reads a streamed body. Undefined if it is longer than `maxBytes`. */
export async function readBody(body: unknown, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  if (!(body instanceof Readable)) return new Uint8Array()
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
