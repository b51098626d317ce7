import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readEnv } from '../../src/server/env.ts'
import { type S3Double, startS3 } from '../doubles/s3-server.ts'
import { cleanups, newFolder } from './backup.ts'

export const PLACES = ['disk', 's3'] as const
export type PlaceKind = (typeof PLACES)[number]

let s3: Promise<S3Double> | undefined
let prefixes = 0

async function openS3() {
  const double = await startS3({ folder: await mkdtemp(join(inject('runFolder'), 's3-backup-')) })
  cleanups.push(() => {
    // Other files of tests in the same process start their own.
    s3 = undefined
    return double.stop()
  })
  return double
}

/** An empty place for backups, with direct access to its objects. */
export async function newPlace(kind: PlaceKind, key?: string) {
  const secret = key === undefined ? {} : { BACKUP_KEY: key }
  if (kind === 'disk') {
    const folder = newFolder()
    return {
      environment: { BACKUP_TO: folder, ...secret },
      names: async () => (await readdir(folder, { recursive: true })).filter(isObject).sort(),
      pathOf: (name: string) => join(folder, name),
    }
  }
  s3 ??= openS3()
  const double = await s3
  const prefix = `backups-${++prefixes}`
  const { S3_BUCKET, ...settings } = double.environment
  const own = Object.entries(settings).map(([name, value]) => [`BACKUP_${name}`, value])
  return {
    environment: {
      BACKUP_TO: `s3://${S3_BUCKET}/${prefix}`,
      ...(Object.fromEntries(own) as Record<string, string>),
      ...secret,
    },
    names: async () =>
      (await double.bucket.keys())
        .filter(name => name.startsWith(`${prefix}/`))
        .map(name => name.slice(prefix.length + 1)),
    pathOf: (name: string) => double.bucket.pathOf(`${prefix}/${name}`),
  }
}

const isObject = (name: string) => /^[a-z]+\/[^/]+$/.test(name)

export type TestPlace = Awaited<ReturnType<typeof newPlace>>

/** The environment of a site that saves to a place. */
export const envWith = (
  environment: Record<string, string | undefined>,
  place: TestPlace,
  more: Record<string, string> = {},
) => readEnv({ ...environment, ...place.environment, ...more })
