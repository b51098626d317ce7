import { open, unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import Type from 'typebox'
import { createId, ok, refuse } from '#base'
import { privateFileAddress, readFileAddress, toFileName } from '#shop'
import type { FileStore } from '#storage'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const MB = 1024 * 1024
const MAX_FILE_MB = 2048
/** Time in which a download from the storage must begin. */
const SIGNED_SECONDS = 300

/** Files for sale: kept apart from the media library, and sent only to staff and to buyers. */
export function downloadFileRoutes({ productFiles, publicUrl }: AdminDeps) {
  return [
    adminRoute({
      method: 'POST',
      path: '/product-files',
      summary:
        'Upload a file for sale: its bytes are the body, as application/octet-stream; the answer’s `url` goes into `downloads`',
      allow: 'products.write',
      audit: 'product.file-uploaded',
      query: Type.Object(
        { fileName: Type.String({ minLength: 1, maxLength: 300 }) },
        { additionalProperties: false },
      ),
      answer: Type.Object({ url: Type.String(), name: Type.String(), bytes: Type.Integer() }),
      handle: async ({ request, query: { fileName }, audit }) => {
        if (!(request.body instanceof Readable)) return refuse('bad-type')
        const id = createId()
        const file = toFileName(fileName)
        const stored = await storeFile(productFiles, `${id}/${file}`, request.body)
        if (!stored.ok) return stored
        audit({ id, label: fileName })
        return { url: privateFileAddress(id, file), name: fileName, bytes: stored.bytes }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/product-files/:id/:file',
      summary: 'Download a file for sale',
      allow: 'products.read',
      params: Type.Object({
        id: Type.String({ maxLength: 100 }),
        file: Type.String({ maxLength: 100 }),
      }),
      handle: async ({ params: { id, file }, reply }) => {
        const address = readFileAddress(privateFileAddress(id, file), publicUrl)
        if (address.kind !== 'private') return refuse('not-found')
        const found = await productFiles.open(`${address.id}/${address.file}`)
        if (!found) return refuse('not-found')
        // The storage sends large files itself, if it can.
        const url = await productFiles.signedUrl?.(`${address.id}/${address.file}`, {
          expiresSeconds: SIGNED_SECONDS,
          contentType: 'application/octet-stream',
          downloadName: file,
        })
        if (url) return reply.redirect(url, 302)
        reply.header('content-disposition', `attachment; filename*=UTF-8''${address.file}`)
        reply.header('content-length', found.bytes)
        return reply.type('application/octet-stream').send(found.stream())
      },
    }),
  ]
}

/** Writes an upload to disk as it arrives, because files for sale may be larger than memory. */
async function storeFile(store: FileStore, name: string, source: Readable) {
  const path = await store.temporaryFile()
  const file = await open(path, 'wx')
  let bytes = 0
  try {
    try {
      for await (const chunk of source.iterator({ destroyOnReturn: false })) {
        bytes += chunk.length
        if (bytes > MAX_FILE_MB * MB) return refuse('too-large', { limitMb: MAX_FILE_MB })
        await file.writeFile(chunk)
      }
      await file.sync()
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') {
        return refuse('broken-file')
      }
      throw error
    } finally {
      await file.close()
    }
    if (bytes === 0) return refuse('broken-file')
    await store.adopt(name, path)
    return ok({ bytes })
  } finally {
    // The browser reads a refusal only after the rest of its upload was received.
    source.resume()
    await unlink(path).catch(() => {})
  }
}
