import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { type Clock, DAY, ok, refuse } from '#base'
import {
  contains,
  type Database,
  invalidate,
  type ListColumns,
  type ListOptions,
  okIfAffected,
  PLAIN_COLUMNS,
  readLongList,
  type Tables,
} from '#db'
import type { FileStore } from '#storage'
import { toMediaItem } from './media-row.ts'
import {
  type MediaChanges,
  type MediaItem,
  type MediaKind,
  type MediaMeasures,
  mediaKey,
  mediaTag,
} from './schema.ts'

const COLUMNS = { createdAt: 'created_at', fileName: 'file_name', bytes: 'bytes' } as const
export type MediaSort = keyof typeof COLUMNS
/** How long trashed media is kept. */
export const TRASH_LASTS_MS = 30 * DAY

export interface MediaListOptions extends ListOptions {
  sort: MediaSort
  /** This folder and its subfolders; empty for the top level only. */
  folder?: string | undefined
  kinds?: readonly MediaKind[] | undefined
  /** Comma-separated. */
  mime?: string | undefined
  trash?: boolean | undefined
  /** Excludes these ids. */
  except?: ReadonlySet<string> | undefined
}

/** Library functions for staff: search, folders, trash. */
export function createMediaLibrary(deps: {
  db: Database
  clock: Clock
  store: Pick<FileStore, 'sweepIncoming'>
  removeLater(key: string): Promise<void>
  /** Reports changed entries. */
  changed(db: Database, ids: readonly string[]): Promise<void>
}) {
  const { db, clock, store, changed, removeLater } = deps

  async function find(id: string): Promise<MediaItem | undefined> {
    const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toMediaItem(row)
  }

  async function setDeleted(id: string, deletedAt: number | null) {
    const done = await db
      .updateTable('media')
      .set({ deleted_at: deletedAt })
      .where('id', '=', id)
      .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
      .executeTakeFirst()
    if (Number(done.numUpdatedRows) === 0) return refuse('not-found')
    await changed(db, [id])
    return ok()
  }

  function filtered(options: MediaListOptions, columns: ListColumns = PLAIN_COLUMNS) {
    const { folder, kinds, mime, ids, q } = options
    let query = db
      .selectFrom('media')
      .selectAll()
      .orderBy(COLUMNS[options.sort], options.order)
      .orderBy('id', options.order)
      .where(columns.scope('deleted_at'), options.trash ? 'is not' : 'is', null)
    if (ids) query = query.where('id', 'in', ids.split(','))
    if (kinds?.length) query = query.where(columns.filter<string>('kind'), 'in', kinds)
    if (mime) query = query.where(columns.filter<string>('mime'), 'in', mime.split(','))
    if (folder === '') query = query.where(columns.filter<string>('folder'), '=', '')
    else if (folder) query = query.where(isBelow(folder))
    if (q) query = query.where(contains(q, 'file_name', 'alt'))
    return query
  }

  /** Filters all ids in memory, because there may be more than a query allows. */
  async function listLeft(
    query: SelectQueryBuilder<Tables, 'media', Selectable<Tables['media']>>,
    except: ReadonlySet<string>,
    { page, perPage }: ListOptions,
  ) {
    const all = await query.clearSelect().select('id').execute()
    const left = all.map(row => row.id).filter(id => !except.has(id))
    const ids = left.slice((page - 1) * perPage, page * perPage)
    const rows = ids.length > 0 ? await query.where('id', 'in', ids).execute() : []
    return { items: rows.map(toMediaItem), total: left.length }
  }

  return {
    find,

    async list(options: MediaListOptions) {
      const { except } = options
      if (except) return listLeft(filtered(options), except, options)
      const { items, total } = await readLongList(
        { db, id: 'id', readsRows: Boolean(options.q) },
        options,
        columns => filtered(options, columns),
      )
      return { items: items.map(toMediaItem), total }
    },

    /** All folders with their number of direct files. */
    async folders() {
      const rows = await db
        .selectFrom('media')
        .select(['folder', sql<number>`count(*)`.as('files')])
        .where('deleted_at', 'is', null)
        .groupBy('folder')
        .orderBy('folder')
        .execute()
      return rows.map(row => ({ path: row.folder, files: Number(row.files) }))
    },

    async change(ids: readonly string[], changes: MediaChanges) {
      const { alt, folder, fileName, focus, tracks } = changes
      const values = {
        ...(alt === undefined ? {} : { alt }),
        ...(folder === undefined ? {} : { folder }),
        ...(fileName === undefined ? {} : { file_name: fileName }),
        ...(focus === undefined ? {} : { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null }),
        ...(tracks === undefined ? {} : { tracks: JSON.stringify(tracks) }),
      }
      if (Object.keys(values).length > 0) {
        await db.updateTable('media').set(values).where('id', 'in', ids).execute()
      }
      // Folder and name are not public, so no invalidation is needed.
      if (alt !== undefined || focus !== undefined || tracks !== undefined) await changed(db, ids)
    },

    /** Stores dimensions and duration measured by a browser; keeps known values. */
    async measure(id: string, { durationMs, width, height }: MediaMeasures) {
      const done = await db
        .updateTable('media')
        .set({
          duration_ms: durationMs,
          ...(width > 0 && height > 0 ? { width, height } : {}),
        })
        .where('id', '=', id)
        .where('kind', 'in', ['video', 'audio'])
        .where('duration_ms', 'is', null)
        .executeTakeFirst()
      if (Number(done.numUpdatedRows) > 0) await changed(db, [id])
    },

    /** Moves all files in a folder and its subfolders. */
    async renameFolder(from: string, to: string) {
      const moved = await db
        .updateTable('media')
        .set({ folder: sql`${to} || substr(folder, ${sql.lit(from.length + 1)})` })
        .where(isBelow(from))
        .executeTakeFirst()
      return okIfAffected(moved)
    },

    moveToTrash: (id: string) => setDeleted(id, clock.now()),
    restore: (id: string) => setDeleted(id, null),

    /** Deletes entries whose time in the trash is over. */
    sweepIncoming: () => store.sweepIncoming(),
    async emptyTrash() {
      const before = clock.now() - TRASH_LASTS_MS
      const old = await db
        .selectFrom('media')
        .select(['id', 'version'])
        .where('deleted_at', '<', before)
        .limit(100)
        .execute()
      let removed = 0
      for (const row of old) {
        await removeLater(mediaKey(row))
        // It may have been restored since.
        const gone = await db
          .deleteFrom('media')
          .where('id', '=', row.id)
          .where('deleted_at', '<', before)
          .executeTakeFirst()
        if (Number(gone.numDeletedRows) === 0) continue
        removed++
        await invalidate(db, [mediaTag(row.id)])
      }
      return removed
    },
  }
}

function isBelow(folder: string) {
  const below = `${folder.replace(/[\\%_]/g, '\\$&')}/%`
  return sql<boolean>`(folder = ${folder} or folder like ${below} escape '\\')`
}
