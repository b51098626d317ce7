import { VitrineError } from '#base'
import type { Place } from '#storage'
import { readS3, withoutCredentials } from '../storage/read-settings.ts'
import { type Retention, STANDARD_RETENTION } from './repository/retention.ts'

type Source = Readonly<Record<string, string | undefined>>

export interface BackupSettings {
  /** Place of the backup repository. */
  place: Place
  /** The place as it was configured, for messages. */
  name: string
  /** Passphrase that encrypts backups; undefined for none. */
  key: string | undefined
  /** File that contains the passphrase. */
  keyFile: string | undefined
  /** Minute of the day (UTC) at which the server makes a backup; undefined for never. */
  dailyAt: number | undefined
  keep: Retention
}

/** Before the mornings of Europe and after the evenings of America. */
const STANDARD_TIME = '02:30'

/** Settings of backups; undefined without `BACKUP_TO`. */
export function readBackup(source: Source): BackupSettings | undefined {
  const { BACKUP_TO: name, BACKUP_KEY, BACKUP_KEY_FILE } = source
  if (!name) return undefined
  if (BACKUP_KEY && BACKUP_KEY_FILE) {
    throw new VitrineError('BAD_ENV', 'Set BACKUP_KEY or BACKUP_KEY_FILE, not both.')
  }
  const key = BACKUP_KEY || undefined
  const keyFile = BACKUP_KEY_FILE || undefined
  return {
    place: readPlace(source, name),
    name,
    key,
    keyFile,
    dailyAt: readTime(source.BACKUP_AT || STANDARD_TIME),
    keep: readRetention(source.BACKUP_KEEP),
  }
}

/** A folder, or `s3://bucket/prefix` with the key of the site's files unless another is set. */
function readPlace(source: Source, name: string): Place {
  if (!name.includes('://')) return { folder: name }
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(name) ?? []
  if (!bucket) {
    const message = `BACKUP_TO must be a folder or s3://bucket/prefix, not "${withoutCredentials(name)}".`
    throw new VitrineError('BAD_ENV', message)
  }
  const of = (variable: string) => source[`BACKUP_${variable}`] || source[variable]
  const s3 = readS3(
    {
      S3_BUCKET: bucket,
      S3_PREFIX: prefix,
      S3_ENDPOINT: of('S3_ENDPOINT'),
      S3_REGION: of('S3_REGION'),
      S3_ACCESS_KEY_ID: of('S3_ACCESS_KEY_ID'),
      S3_SECRET_ACCESS_KEY: of('S3_SECRET_ACCESS_KEY'),
    },
    variable => (/BUCKET|PREFIX/.test(variable) ? 'BACKUP_TO' : `BACKUP_${variable}`),
  )
  return s3 ? { s3 } : { folder: name }
}

function readTime(value: string): number | undefined {
  if (value === 'off') return undefined
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  throw new VitrineError(
    'BAD_ENV',
    `BACKUP_AT must be a time such as 02:30, or off, not "${value}".`,
  )
}

/** Rules that are not named keep nothing. */
function readRetention(value: string | undefined): Retention {
  if (!value) return STANDARD_RETENTION
  const retention = { last: 0, daily: 0, weekly: 0, monthly: 0 }
  for (const rule of value.split(',')) {
    const [, name, count] = /^\s*(last|daily|weekly|monthly)=(\d{1,4})\s*$/.exec(rule) ?? []
    if (name === undefined) {
      const example = 'last=3,daily=7,weekly=5,monthly=12'
      throw new VitrineError(
        'BAD_ENV',
        `BACKUP_KEEP must be rules such as ${example}, not "${value}".`,
      )
    }
    retention[name as keyof Retention] = Number(count)
  }
  return retention
}
