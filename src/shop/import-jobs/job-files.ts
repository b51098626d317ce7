import type { Database } from '#db'
import { MAX_IMPORT_BYTES } from './job-view.ts'

const PART_BYTES = 256 * 1024

/** Import files, stored in chunks in the database. */
export function createImportFiles(db: Database) {
  return {
    /** Stores an incoming file. Returns its size; stops if it is too large. */
    async write(importId: string, content: AsyncIterable<Uint8Array>): Promise<number> {
      let bytes = 0
      let position = 0
      let waiting: Uint8Array[] = []
      let waitingBytes = 0
      const flush = async () => {
        if (waitingBytes === 0) return
        const part = Buffer.concat(waiting)
        await db
          .insertInto('product_import_parts')
          .values({ import_id: importId, position: position++, content: part })
          .execute()
        waiting = []
        waitingBytes = 0
      }
      for await (const chunk of content) {
        bytes += chunk.length
        if (bytes > MAX_IMPORT_BYTES) return bytes
        waiting.push(chunk)
        waitingBytes += chunk.length
        if (waitingBytes >= PART_BYTES) await flush()
      }
      await flush()
      return bytes
    },

    async *read(importId: string): AsyncGenerator<Uint8Array> {
      for (let position = 0; ; position++) {
        const part = await db
          .selectFrom('product_import_parts')
          .select('content')
          .where('import_id', '=', importId)
          .where('position', '=', position)
          .executeTakeFirst()
        if (!part) return
        yield part.content
      }
    },
  }
}
