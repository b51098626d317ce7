import Type from 'typebox'
import { refuse } from '#base'
import { diffDocuments } from '#pages'
import { pageSecurityHeaders } from '../../../http/security.ts'
import { renderUnpublished } from '../../../site/page/unpublished.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { findEditable } from './find-editable.ts'
import { labelChange } from './label-change.ts'
import { ChangeSchema, MAX_DOCUMENT_BYTES, RevisionParams, RevisionSchema } from './schemas.ts'

/** Revisions: list, preview, restore. */
export function revisionRoutes({ pages, registry, resolver, renderer, publicUrl }: AdminDeps) {
  const { editing } = pages
  return [
    adminRoute({
      method: 'GET',
      path: '/pages/:id/revisions',
      summary: 'List revisions, newest first',
      allow: 'pages.read',
      params: IdParams,
      answer: Type.Object({ items: Type.Array(RevisionSchema) }),
      handle: async ({ params }) => {
        if (!(await editing.findItem(params.id))) return refuse('not-found')
        return { items: await editing.listRevisions(params.id) }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/pages/:id/revisions',
      summary: 'Save a document as a revision; the draft stays as it is',
      allow: ['pages.write', 'posts.write'],
      audit: 'page.saved',
      params: IdParams,
      body: Type.Object({ document: Type.Unknown() }, { additionalProperties: false }),
      bodyLimitBytes: MAX_DOCUMENT_BYTES,
      answer: Type.Object({}),
      handle: async ({ params, body, session, actor, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.write')
        if (!found.ok) return found
        const added = await editing.addRevision(params.id, body.document, actor)
        if (!added.ok) return added
        audit({ id: params.id, label: found.page.path })
        return {}
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/pages/:id/revisions/:revision',
      summary: 'Get a revision with its document',
      allow: 'pages.read',
      params: RevisionParams,
      answer: Type.Object({ ...RevisionSchema.properties, document: Type.Unknown() }),
      handle: async ({ params }) =>
        (await editing.findRevision(params.id, params.revision)) ?? refuse('not-found'),
    }),
    adminRoute({
      method: 'GET',
      path: '/pages/:id/revisions/:revision/view',
      summary: 'Preview a revision as HTML',
      allow: 'pages.read',
      params: RevisionParams,
      handle: async ({ params, reply }) => {
        const page = await editing.findItem(params.id)
        const revision = page && (await editing.findRevision(params.id, params.revision))
        if (!page || !revision) return refuse('not-found')
        const { document } = revision
        const shown = await renderUnpublished(
          { resolver, renderer, publicUrl },
          { ...page, document, showsProblems: true },
        )
        return reply
          .type('text/html; charset=utf-8')
          .headers(pageSecurityHeaders(shown.sources))
          .send(shown.html)
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/pages/:id/revisions/:revision/changes',
      summary: 'Compare a revision with a later one; without `to`, with the newest',
      allow: 'pages.read',
      params: RevisionParams,
      query: Type.Object({ to: Type.Optional(Type.String({ maxLength: 100 })) }),
      answer: Type.Object({ items: Type.Array(ChangeSchema) }),
      handle: async ({ params, query }) => {
        const [newest] = await editing.listRevisions(params.id, 1)
        const [before, after] = await Promise.all([
          editing.findRevision(params.id, params.revision),
          editing.findRevision(params.id, query.to ?? newest?.id ?? ''),
        ])
        if (!before || !after) return refuse('not-found')
        const changes = diffDocuments(before.document, after.document)
        return { items: changes.map(change => labelChange(registry.modules, change)) }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/pages/:id/revisions/:revision/restore',
      summary: 'Restore a revision as the draft',
      allow: ['pages.write', 'posts.write'],
      audit: 'page.restored',
      params: RevisionParams,
      answer: Type.Object({ version: Type.Integer(), savedAt: Type.Integer() }),
      handle: async ({ params, session, actor, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.write')
        if (!found.ok) return found
        const restored = await editing.restoreRevision(params.id, params.revision, actor)
        if (!restored.ok) return restored
        const details = { revision: params.revision }
        audit({ id: params.id, label: found.page.path, details })
        return { version: restored.version, savedAt: restored.savedAt }
      },
    }),
  ]
}
