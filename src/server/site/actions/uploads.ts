import { statfs } from 'node:fs/promises'
import { SECOND } from '#base'
import { MEGABYTE } from '#forms/schema'

/** Bytes of uploaded files that may be on the disk of this process before their forms are checked. */
const MAX_IN_FLIGHT_BYTES = 1000 * MEGABYTE
/** Free disk space below which no file is accepted. */
const MIN_FREE_BYTES = 300 * MEGABYTE
const FREE_SPACE_MAX_AGE_MS = SECOND

export type UploadRefusal = 'uploads-busy' | 'storage-full'

/** The uploads of one request. */
export interface Upload {
  /** Counts more bytes and returns a refusal if they may not be written. */
  take(bytes: number): Promise<UploadRefusal | undefined>
  /** Call when the files were moved or removed. */
  end(): void
}

export interface Uploads {
  begin(): Upload
}

/** Limits the disk space that uploads of all visitors use together. */
export function createUploads(
  folder: string,
  {
    maxInFlightBytes = MAX_IN_FLIGHT_BYTES,
    minFreeBytes = MIN_FREE_BYTES,
    freeBytes = async () => {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  } = {},
): Uploads {
  let inFlight = 0
  let uploads = 0
  let free = { bytes: 0, readAt: Number.NEGATIVE_INFINITY }

  async function isFull() {
    if (Date.now() - free.readAt > FREE_SPACE_MAX_AGE_MS) {
      free = { bytes: await freeBytes(), readAt: Date.now() }
    }
    return free.bytes < minFreeBytes
  }

  return {
    begin() {
      let own = 0
      return {
        async take(bytes) {
          if (await isFull()) return 'storage-full'
          // A single upload may exceed the limit, because its form allows it.
          const isAlone = uploads === (own > 0 ? 1 : 0)
          if (!isAlone && inFlight + bytes > maxInFlightBytes) return 'uploads-busy'
          if (own === 0) uploads++
          own += bytes
          inFlight += bytes
          return undefined
        },
        end() {
          if (own > 0) uploads--
          inFlight -= own
          own = 0
        },
      }
    },
  }
}
