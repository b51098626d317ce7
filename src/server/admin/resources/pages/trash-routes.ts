import Type from 'typebox'
import { refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { findEditable } from './find-editable.ts'
import { pageAct } from './page-act.ts'
import { LinksSchema } from './schemas.ts'

const allow = ['pages.delete', 'posts.write'] as const

/** Moving pages to the trash and restoring them. */
export function trashRoutes({ pages }: AdminDeps) {
  const { editing } = pages
  return [
    adminRoute({
      method: 'GET',
      path: '/pages/:id/links',
      summary: 'Pages and menus that link to this page',
      allow: 'pages.read',
      params: IdParams,
      answer: LinksSchema,
      handle: async ({ params }) => {
        const page = await editing.findItem(params.id)
        return page ? editing.linksTo(page) : refuse('not-found')
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/pages/:id',
      summary: 'Move a page to trash; visitors get "not found", its URL is free',
      allow,
      audit: 'page.trashed',
      params: IdParams,
      answer: Type.Object({
        linkedFrom: LinksSchema.properties.pages,
        menus: LinksSchema.properties.menus,
      }),
      handle: async ({ params, session, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.delete')
        if (!found.ok) return found
        audit({ id: params.id, label: found.page.path })
        const links = await editing.linksTo(found.page)
        const gone = await editing.trash(params.id)
        return gone.ok ? { linkedFrom: links.pages, menus: links.menus } : gone
      },
    }),
    pageAct(pages, {
      path: '/pages/:id/restore',
      summary: 'Restore a page; refused when another page uses its URL',
      allow,
      audit: 'page.put-back',
      permission: 'pages.delete',
      act: editing.restore,
    }),
    adminRoute({
      method: 'DELETE',
      path: '/pages/:id/forever',
      summary: 'Delete a page permanently, with all revisions',
      allow,
      audit: 'page.removed',
      params: IdParams,
      handle: async ({ params, session, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.delete')
        if (!found.ok) return found
        audit({ id: params.id, label: found.page.path })
        return editing.deletePermanently(params.id)
      },
    }),
  ]
}
