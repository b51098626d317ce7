import { createHash } from 'node:crypto'
import { type Clock, createId, createKey, HOUR, ok, refuse } from '#base'
import { type Database, type ListOptions, okIfAffected, readList } from '#db'
import type { Permission } from './roles.ts'

const PREFIX = 'vt_'

/** Permissions that a key can have. It cannot change accounts, settings or code. */
export const KEY_PERMISSIONS = [
  'pages.read',
  'pages.write',
  'pages.publish',
  'media.read',
  'media.write',
  'submissions.read',
  'submissions.write',
  'newsletter.read',
  'newsletter.write',
  'products.read',
  'products.write',
  'orders.read',
  'orders.write',
] as const satisfies Permission[]
export type KeyPermission = (typeof KEY_PERMISSIONS)[number]

/** An API key without its token. */
export interface ApiKey {
  id: string
  name: string
  /** The last characters of the token. */
  hint: string
  permissions: KeyPermission[]
  /** Null: never. */
  expiresAt: number | null
  lastUsedAt: number | null
  createdBy: string
  createdAt: number
}

/** Keys by which other programs call the admin API. Only a hash of each token is stored. */
export function createApiKeys({ db, clock }: { db: Database; clock: Clock }) {
  const rows = () =>
    db
      .selectFrom('api_keys')
      .select(['id', 'name', 'hint', 'permissions', 'expires_at', 'last_used_at'])
      .select(['created_by', 'created_at'])

  return {
    async list(query: ListOptions) {
      const { items, total } = await readList(
        rows().orderBy('created_at', query.order).orderBy('id', query.order),
        query,
      )
      return { items: items.map(toApiKey), total }
    },

    /** The token is returned once and cannot be read again. */
    async create(
      wanted: { name: string; permissions: readonly KeyPermission[]; expiresAt: number | null },
      author: string,
    ) {
      if (wanted.expiresAt !== null && wanted.expiresAt <= clock.now()) return refuse('invalid')
      const token = PREFIX + createKey()
      const id = createId(clock)
      await db
        .insertInto('api_keys')
        .values({
          id,
          name: wanted.name.trim(),
          token_hash: hashOf(token),
          hint: token.slice(-4),
          permissions: JSON.stringify([...new Set(wanted.permissions)]),
          expires_at: wanted.expiresAt,
          last_used_at: null,
          created_by: author,
          created_at: clock.now(),
        })
        .execute()
      return ok({
        key: toApiKey(await rows().where('id', '=', id).executeTakeFirstOrThrow()),
        token,
      })
    },

    async find(id: string): Promise<ApiKey | undefined> {
      const row = await rows().where('id', '=', id).executeTakeFirst()
      return row && toApiKey(row)
    },

    /** The key stops working at once. */
    remove: async (id: string) =>
      okIfAffected(await db.deleteFrom('api_keys').where('id', '=', id).executeTakeFirst()),

    /** The key of an `Authorization` header; undefined if it is missing, unknown or expired. */
    async ofHeader(header: string | null): Promise<ApiKey | undefined> {
      const token = /^Bearer (vt_[a-z0-9]{10,100})$/i.exec(header ?? '')?.[1]
      if (!token) return undefined
      const row = await rows().where('token_hash', '=', hashOf(token)).executeTakeFirst()
      const now = clock.now()
      if (!row || (row.expires_at !== null && row.expires_at <= now)) return undefined
      // Written once an hour, so that reading stays reading.
      if (row.last_used_at === null || row.last_used_at < now - HOUR) {
        await db
          .updateTable('api_keys')
          .set({ last_used_at: now })
          .where('id', '=', row.id)
          .execute()
      }
      return toApiKey(row)
    },
  }
}

/** Tokens have 160 random bits, so a plain hash resists guessing. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

function toApiKey(row: {
  id: string
  name: string
  hint: string
  permissions: string
  expires_at: number | null
  last_used_at: number | null
  created_by: string
  created_at: number
}): ApiKey {
  const stored = JSON.parse(row.permissions) as string[]
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    permissions: KEY_PERMISSIONS.filter(one => stored.includes(one)),
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    createdBy: row.created_by,
    createdAt: row.created_at,
  }
}
