import Type from 'typebox'
import { type Json, parseJson } from '#base'
import { pageSecurityHeaders } from '../../../http/security.ts'
import { createPreviewTokens } from '../../../site/page/preview-token.ts'
import { renderUnpublished } from '../../../site/page/unpublished.ts'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { answerItem } from './answer.ts'
import { findEditable } from './find-editable.ts'
import { pageAct } from './page-act.ts'
import { MAX_DOCUMENT_BYTES, PageItemSchema } from './schemas.ts'

const allow = ['pages.write', 'posts.write'] as const
const publishers = ['pages.publish', 'posts.write'] as const

/** Draft: save, share, publish, discard. */
export function draftRoutes(deps: AdminDeps) {
  const { pages, secret, clock, publicUrl } = deps
  const { editing } = pages
  const previews = createPreviewTokens(secret, clock.now)
  return [
    adminRoute({
      method: 'PUT',
      path: '/pages/:id/draft',
      summary: 'Save the draft; refused when someone saved since `version`, unless forced',
      allow,
      audit: 'page.saved',
      params: IdParams,
      body: Type.Object(
        {
          document: Type.Unknown(),
          version: Type.Integer({ minimum: 0 }),
          force: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      bodyLimitBytes: MAX_DOCUMENT_BYTES,
      answer: Type.Object({ version: Type.Integer(), savedAt: Type.Integer() }),
      handle: async ({ params, body, session, actor, audit, skipAudit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.write')
        if (!found.ok) return found
        const saved = await editing.saveDraft({ id: params.id, ...body, author: actor })
        if (!saved.ok) return saved
        audit({ id: params.id, label: found.page.path })
        if (!saved.isNewRevision) skipAudit()
        return { version: saved.version, savedAt: saved.savedAt }
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/pages/:id/publish',
      summary: 'Publish the draft now or schedule it',
      allow: publishers,
      audit: 'page.published',
      params: IdParams,
      body: Type.Object(
        {
          version: Type.Optional(Type.Integer({ minimum: 0 })),
          at: Type.Optional(Type.Integer({ minimum: 0 })),
        },
        { additionalProperties: false },
      ),
      answer: PageItemSchema,
      handle: async ({ params, body, session, actor, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.publish')
        if (!found.ok) return found
        const published = await editing.publish(params.id, actor, body)
        if (!published.ok) return published
        const { scheduledFor } = published
        const details: Json = scheduledFor === undefined ? {} : { scheduledFor }
        audit({ id: params.id, label: found.page.path, details })
        return answerItem(pages, params.id)
      },
    }),
    pageAct(pages, {
      path: '/pages/:id/unpublish',
      summary: 'Unpublish the page: visitors get "not found", the draft stays',
      allow: publishers,
      audit: 'page.unpublished',
      permission: 'pages.publish',
      act: editing.unpublish,
    }),
    pageAct(pages, {
      path: '/pages/:id/unschedule',
      summary: 'Cancel the schedule',
      allow: publishers,
      audit: 'page.unscheduled',
      permission: 'pages.publish',
      act: editing.unschedule,
    }),
    adminRoute({
      method: 'POST',
      path: '/pages/:id/preview',
      summary: 'Create a preview link; anyone with it can view the draft for 7 days',
      allow,
      audit: 'page.shared',
      params: IdParams,
      answer: Type.Object({ url: Type.String(), expiresAt: Type.Integer() }),
      handle: async ({ params, session, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.write')
        if (!found.ok) return found
        audit({ id: params.id, label: found.page.path })
        const { token, expiresAt } = previews.issue(params.id)
        return { url: `${publicUrl}/preview/${token}`, expiresAt }
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/pages/:id/preview',
      summary: 'Revoke all preview links of a page',
      allow,
      audit: 'page.previews-revoked',
      params: IdParams,
      handle: async ({ params, session, audit }) => {
        const found = await findEditable(pages, session, params.id, 'pages.write')
        if (!found.ok) return found
        audit({ id: params.id, label: found.page.path })
        return editing.revokePreviews(params.id)
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/pages/:id/layout-preview',
      summary:
        'A layout block as it is on the canvas, as a page; its pagination posts the same again',
      allow,
      params: IdParams,
      body: Type.Object({ document: Type.String() }, { additionalProperties: false }),
      bodyLimitBytes: MAX_DOCUMENT_BYTES,
      handle: async ({ params, body, session, actor, request, reply }) => {
        const found = await findEditable(pages, session, params.id, 'pages.write')
        if (!found.ok) return found
        const checked = await editing.checkDraft({
          id: params.id,
          document: parseJson(body.document),
          author: actor,
        })
        if (!checked.ok) return checked
        const { search } = new URL(request.url, publicUrl)
        const shown = await renderUnpublished(deps, {
          ...found.page,
          document: checked.document,
          search,
          isLayoutPreview: true,
        })
        return reply
          .type('text/html; charset=utf-8')
          .headers(pageSecurityHeaders(shown.sources))
          .send(shown.html)
      },
    }),
  ]
}
