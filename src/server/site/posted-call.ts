import { createWriteStream } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { isRecord, type PostedFile, plainText } from '#base'
import { ACTION_FIELD, type AcceptedFiles, type PostedFields } from '#module-kit'
import { refuseWrongInput } from '../http/input-limits.ts'
import { RefusedRequest } from '../http/refused-request.ts'

/** In characters: enough for the list of the fields of the longest form. */
const MAX_VALUE = 100_000
/** All fields of a multipart form together, in bytes, as of other bodies. */
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

/** A call of an action, of which only the name was read. */
export interface PostedCall {
  nodeId: string
  name: string
  /** Its fields, and its files as far as they are taken: 400 and 413 for what no form sends. */
  read(accepted: AcceptedFiles | undefined): Promise<{ input: PostedFields; files: PostedFile[] }>
  /** Removes what files are left, and lets go of what was not read. */
  end(): Promise<void>
}

/**
 * What a request calls: named by its field `_action`. In a multipart form that field comes first, so that no file is
 * received for what takes none.
 */
export async function readCall(
  request: FastifyRequest,
  temporaryFile: () => Promise<string>,
): Promise<PostedCall> {
  if (request.isMultipart()) return readMultipart(request, temporaryFile)
  const { body } = request
  return {
    ...nameOf(isRecord(body) ? body[ACTION_FIELD] : undefined),
    read: async () => ({ input: checked(body), files: [] }),
    end: async () => {},
  }
}

/** A button that was pressed may name another action than its form does: it comes after it. */
function nameOf(called: unknown): { nodeId: string; name: string } {
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

/** Forms send a line break as two characters (HTML, "normalize newlines"), scripts as the one that visitors count. */
const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

async function readMultipart(
  request: FastifyRequest,
  temporaryFile: () => Promise<string>,
): Promise<PostedCall> {
  // Sizes are counted where it is known what the form takes.
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
  return {
    ...nameOf(first.value),
    async read(accepted) {
      const body: PostedFields = {}
      let bytes = 0
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
          files.push(await receive(part, accepted, files.length, temporaryFile))
        }
      }
      refuseWrongInput(body)
      return { input: checked(body), files }
    },
    async end() {
      // Only a request that is read to its end gets its answer read.
      request.raw.resume()
      for (const { path } of files) if (path) await unlink(path).catch(() => {})
    },
  }
}

type Parts = AsyncIterableIterator<Multipart>

/** What the parser refuses is the fault of who sent it. */
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

/**
 * A file on the disk. Of one that is too large, or one too many, nothing is kept: its size then says so, and whoever checks
 * the form answers it.
 */
async function receive(
  part: Extract<Multipart, { type: 'file' }>,
  { maxCount, maxBytes }: AcceptedFiles,
  index: number,
  temporaryFile: () => Promise<string>,
): Promise<PostedFile> {
  const named = { field: part.fieldname, name: plainText(part.filename) }
  if (index >= maxCount) {
    part.file.resume()
    return { ...named, path: '', size: 0 }
  }
  const path = await temporaryFile()
  let size = 0
  try {
    await pipeline(
      part.file,
      async function* (source) {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          size += chunk.length
          if (size <= maxBytes) yield chunk
        }
      },
      createWriteStream(path, { flags: 'wx' }),
    )
  } catch (error) {
    await unlink(path).catch(() => {})
    throw error
  }
  if (size <= maxBytes) return { ...named, path, size }
  await unlink(path)
  return { ...named, path: '', size }
}
