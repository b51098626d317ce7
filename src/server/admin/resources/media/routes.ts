import Type from 'typebox'
import { refuse } from '#base'
import type { MediaSort } from '#pages'
import { MEDIA_KINDS, MediaChangesSchema } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { addressRoutes } from './address-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { Folder, MediaEntry } from './schema.ts'
import { trackRoutes } from './track-routes.ts'
import { findMediaUses, readUsedIds } from './uses.ts'

const SORTS = ['createdAt', 'fileName', 'bytes'] as const satisfies MediaSort[]
const [read, write] = ['media.read', 'media.write'] as const

export default (deps: AdminDeps) => {
  const { pages } = deps
  const { media } = pages
  return [
    ...fileRoutes(deps),
    ...trackRoutes(deps),
    ...addressRoutes(deps),
    adminRoute({
      method: 'GET',
      path: '/media',
      summary: 'List media files',
      allow: read,
      query: listQuery(SORTS, {
        /** This folder and its subfolders; empty for the top folder only. */
        folder: Type.Optional(Type.String({ maxLength: 310 })),
        /** Comma-separated. */
        kinds: Type.Optional(Type.String({ pattern: `^((${MEDIA_KINDS.join('|')})(,|$))+$` })),
        /** Comma-separated. */
        mime: Type.Optional(Type.String({ maxLength: 100 })),
        unused: Type.Optional(Type.Boolean()),
        trash: Type.Optional(Type.Boolean()),
      }),
      answer: listAnswer(MediaEntry),
      handle: async ({ query: { unused, kinds, ...query } }) =>
        media.list({
          ...query,
          kinds: kinds?.split(',').filter(Boolean) as (typeof MEDIA_KINDS)[number][] | undefined,
          except: unused ? await readUsedIds(deps) : undefined,
        }),
    }),
    adminRoute({
      method: 'GET',
      path: '/media/folders',
      summary: 'List folders with their file counts',
      allow: read,
      answer: Type.Object({
        items: Type.Array(Type.Object({ path: Folder, files: Type.Integer() })),
      }),
      handle: async () => ({ items: await media.folders() }),
    }),
    adminRoute({
      method: 'POST',
      path: '/media/folders/rename',
      summary: 'Rename or move a folder',
      allow: write,
      audit: 'media.folder-renamed',
      body: Type.Object(
        { from: Type.String({ minLength: 1, maxLength: 310 }), to: Folder },
        { additionalProperties: false },
      ),
      handle: ({ body: { from, to }, audit }) => {
        audit({ id: from, label: `${from} → ${to}` })
        if (to === from || to.startsWith(`${from}/`)) return refuse('circle')
        return media.renameFolder(from, to)
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/media/:id',
      summary: 'Get a media file',
      allow: read,
      params: IdParams,
      answer: MediaEntry,
      handle: async ({ params }) => (await media.find(params.id)) ?? refuse('not-found'),
    }),
    adminRoute({
      method: 'GET',
      path: '/media/:id/uses',
      summary: 'Where a file is used',
      allow: read,
      params: IdParams,
      answer: Type.Object({
        items: Type.Array(
          Type.Object({ kind: Type.String(), id: Type.String(), label: Type.String() }),
        ),
      }),
      handle: async ({ params }) => ({ items: await findMediaUses(deps, params.id) }),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/media/:id',
      summary: 'Change alt text, folder, name or focal point of a file',
      allow: write,
      audit: 'media.changed',
      params: IdParams,
      body: MediaChangesSchema,
      answer: MediaEntry,
      handle: async ({ params, body, audit }) => {
        await media.change([params.id], body)
        const item = await media.find(params.id)
        if (!item) return refuse('not-found')
        audit({ id: item.id, label: item.fileName, details: body })
        return item
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/media/move',
      summary: 'Move files to a folder',
      allow: write,
      audit: 'media.moved',
      body: Type.Object(
        { ids: Type.Array(Type.String(), { minItems: 1, maxItems: 500 }), folder: Folder },
        { additionalProperties: false },
      ),
      handle: async ({ body: { ids, folder }, audit }) => {
        audit({ id: ids[0] ?? '', label: folder, details: { ids } })
        await media.change(ids, { folder })
        return undefined
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/media/:id',
      summary: 'Move a file to trash; refused while it is in use, unless `force` is set',
      allow: write,
      audit: 'media.deleted',
      params: IdParams,
      query: Type.Object(
        { force: Type.Boolean({ default: false }) },
        { additionalProperties: false },
      ),
      handle: async ({ params, query, session, audit }) => {
        // Deleting a file in use changes pages, so it needs permission to edit pages.
        if (query.force && !session.may('pages.write')) return refuse('forbidden')
        const item = await media.find(params.id)
        if (!item) return refuse('not-found')
        audit({ id: item.id, label: item.fileName })
        const uses = query.force ? [] : await findMediaUses(deps, item.id)
        return uses.length > 0 ? refuse('in-use', { uses }) : media.moveToTrash(item.id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/media/:id/restore',
      summary: 'Restore a file from trash',
      allow: write,
      audit: 'media.restored',
      params: IdParams,
      handle: ({ params }) => media.restore(params.id),
    }),
  ]
}
