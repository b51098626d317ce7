import { createWriteStream } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { isRecord, type PostedFile, plainText } from '#base'
import { ACTION_FIELD, type AcceptedFiles, type PostedFields } from '#module-contract'
import { refuseWrongInput } from '../../http/input-limits.ts'
import { RefusedRequest } from '../../http/refused-request.ts'
import type { Upload, UploadRefusal, Uploads } from './uploads.ts'

/** In characters; enough for the field list of the longest form. */
const MAX_VALUE = 100_000
/** Limit of all fields of a multipart form, in bytes. */
const MAX_FIELDS_BYTES = 1024 * 1024
const MAX_PARTS = 1000

/** A posted form, or the same as JSON. */
const PostedBody = Type.Record(
  Type.String({ maxLength: 200 }),
  Type.Union([
    Type.String({ maxLength: MAX_VALUE }),
    Type.Array(Type.String({ maxLength: 5000 }), { maxItems: 200 }),
  ]),
  { maxProperties: 400 },
)

/** An action call whose body has not been read yet. */
export interface PostedCall {
  nodeId: string
  name: string
  /**
   * Reads fields and accepted files. Throws 400 and 413 for invalid bodies. `mayUpload` is called
   * before the first file, with the fields before it; files that it refuses are not stored.
   */
  read(
    accepted: AcceptedFiles | undefined,
    mayUpload?: (fields: PostedFields) => Promise<boolean>,
  ): Promise<{
    input: PostedFields
    files: PostedFile[]
    refusedFiles: UploadRefusal | undefined
  }>
  /** Deletes remaining files and drains unread input. */
  end(): Promise<void>
}

/**
 * Reads which action a request calls, from its field `_action`. It is the first field of a
 * multipart form, so files are received only for actions that accept them.
 */
export async function readCall(
  request: FastifyRequest,
  temporaryFile: () => Promise<string>,
  uploads: Uploads,
): Promise<PostedCall> {
  if (request.isMultipart()) return readMultipart(request, temporaryFile, uploads)
  const { body } = request
  return {
    ...nameOf(isRecord(body) ? body[ACTION_FIELD] : undefined),
    read: async () => ({ input: checked(body), files: [], refusedFiles: undefined }),
    end: async () => {},
  }
}

/** A call with a known target and fields that were posted to another URL. */
export function callWith(target: { nodeId: string; name: string }, fields: unknown): PostedCall {
  return {
    ...target,
    read: async () => ({ input: checked(fields), files: [], refusedFiles: undefined }),
    end: async () => {},
  }
}

/** A pressed button may override the form's action; its value comes last. */
export function nameOf(called: unknown): { nodeId: string; name: string } {
  const [nodeId = '', name = ''] = String([called ?? ''].flat().at(-1)).split('/')
  return { nodeId, name }
}

function checked(body: unknown): PostedFields {
  if (!Value.Check(PostedBody, body)) throw new RefusedRequest(400, 'malformed')
  const { [ACTION_FIELD]: _, ...input } = body as PostedFields
  const entries = Object.entries(input).map(([name, value]): [string, typeof value] => [
    name,
    typeof value === 'string' ? withPlainBreaks(value) : value.map(withPlainBreaks),
  ])
  return Object.fromEntries(entries)
}

/** Forms send line breaks as two characters (HTML, "normalize newlines"), but length limits count one. */
const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

async function readMultipart(
  request: FastifyRequest,
  temporaryFile: () => Promise<string>,
  uploads: Uploads,
): Promise<PostedCall> {
  // Sizes are checked where the form's limits are known.
  const limits = {
    fieldSize: MAX_FIELDS_BYTES,
    parts: MAX_PARTS,
    fileSize: Number.MAX_SAFE_INTEGER,
  }
  const parts = request.parts({ limits })
  const first = await nextPart(parts)
  if (first?.type !== 'field' || first.fieldname !== ACTION_FIELD) {
    request.raw.resume()
    throw new RefusedRequest(415, 'not-understood')
  }
  const files: PostedFile[] = []
  const upload = uploads.begin()
  let isEndless = false
  return {
    ...nameOf(first.value),
    async read(accepted, mayUpload = async () => true) {
      const body: PostedFields = {}
      let bytes = 0
      let isStored: boolean | undefined
      let refusedFiles: UploadRefusal | undefined
      let discarded = 0
      for (let part = await nextPart(parts); part; part = await nextPart(parts)) {
        if (part.type === 'field') {
          bytes += Buffer.byteLength(String(part.value))
          if (part.valueTruncated || bytes > MAX_FIELDS_BYTES) {
            throw new RefusedRequest(413, 'too-large')
          }
          addField(body, part.fieldname, part.value)
        } else if (!part.filename) part.file.resume()
        else {
          if (!accepted) throw new RefusedRequest(415, 'not-understood')
          isStored ??= await mayUpload(body)
          if (!isStored || refusedFiles) {
            const size = await discard(part, MAX_DISCARDED_BYTES - discarded).catch(error => {
              isEndless = true
              throw error
            })
            discarded += size
            files.push({ field: part.fieldname, name: plainText(part.filename), path: '', size })
            continue
          }
          const received = await receive(part, accepted, files.length, temporaryFile, upload)
          refusedFiles = received.refused
          files.push(received.file)
        }
      }
      refuseWrongInput(body)
      return { input: checked(body), files, refusedFiles }
    },
    async end() {
      for (const { path } of files) if (path) await unlink(path).catch(() => {})
      upload.end()
      // Browsers read the answer only after the request was read to its end.
      if (!isEndless) request.raw.resume()
      else setTimeout(() => request.raw.destroy(), 1000).unref()
    },
  }
}

/** Bytes of files that are received without being stored, where no valid token came before them. */
const MAX_DISCARDED_BYTES = 50_000_000

/** Reads a file without storing it. Returns its size. */
async function discard({ file }: FilePart, maxBytes: number): Promise<number> {
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new RefusedRequest(413, 'too-large')
  }
  return size
}

type FilePart = Extract<Multipart, { type: 'file' }>

type Parts = AsyncIterableIterator<Multipart>

/** Errors of the parser are client errors. */
async function nextPart(parts: Parts): Promise<Multipart | undefined> {
  try {
    const { value, done } = await parts.next()
    return done ? undefined : value
  } catch {
    throw new RefusedRequest(415, 'not-understood')
  }
}

function addField(body: PostedFields, name: string, value: unknown) {
  if (typeof value !== 'string') throw new RefusedRequest(400, 'malformed')
  const before = Object.hasOwn(body, name) ? body[name] : undefined
  const next = before === undefined ? value : [before, value].flat()
  Object.defineProperty(body, name, {
    value: next,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

/** Number of bytes between checks of the upload limits. */
const STEP_BYTES = 1024 * 1024

/**
 * Stores a file. Files that are too large, too many or refused by the upload limits are deleted:
 * they have a size but no path.
 */
async function receive(
  part: FilePart,
  { maxCount, maxBytes }: AcceptedFiles,
  index: number,
  temporaryFile: () => Promise<string>,
  upload: Upload,
): Promise<{ file: PostedFile; refused?: UploadRefusal | undefined }> {
  const named = { field: part.fieldname, name: plainText(part.filename) }
  if (index >= maxCount) {
    part.file.resume()
    return { file: { ...named, path: '', size: 0 } }
  }
  const path = await temporaryFile()
  let size = 0
  let taken = 0
  let refused: UploadRefusal | undefined
  try {
    await pipeline(
      part.file,
      async function* (source) {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          size += chunk.length
          if (size > maxBytes || refused) continue
          if (size > taken) {
            const bytes = Math.max(STEP_BYTES, size - taken)
            refused = await upload.take(bytes)
            taken += bytes
          }
          if (!refused) yield chunk
        }
      },
      createWriteStream(path, { flags: 'wx' }),
    )
  } catch (error) {
    await unlink(path).catch(() => {})
    throw error
  }
  if (size <= maxBytes && !refused) return { file: { ...named, path, size } }
  await unlink(path)
  return { file: { ...named, path: '', size }, refused }
}
