import { Readable } from 'node:stream'
import Type from 'typebox'
import { ENCODINGS, type Encoding, refuse } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { readBody } from '../../read-body.ts'
import { adminRoute } from '../../route.ts'
import { filters, ImportReport } from './schemas.ts'

/** Enough for a hundred thousand addresses with names. */
const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Import of subscribers with preview, and export with proof of consent. */
export function fileRoutes({ newsletter, clock }: AdminDeps) {
  return [
    adminRoute({
      method: 'GET',
      path: '/newsletter-subscribers/export',
      summary: 'Export subscribers as CSV',
      allow: 'newsletter.read',
      query: Type.Object(
        { ...filters, q: Type.Optional(Type.String({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      handle: async ({ query, reply }) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="subscribers-${day}.csv"`)
          .send(Readable.from(newsletter.exportSubscribers(query)))
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/newsletter-subscribers/import',
      summary: 'Import subscribers (text/csv); a preview writes nothing',
      allow: 'newsletter.write',
      audit: 'newsletter-subscriber.imported',
      query: Type.Object(
        {
          list: Type.String({ maxLength: 100 }),
          /** Proof of consent: how they agreed. */
          consent: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
          preview: Type.Boolean({ default: false }),
          /** Encoding, if staff corrects the guess. */
          encoding: Type.Optional(Type.Unsafe<Encoding>(Type.Enum([...ENCODINGS]))),
        },
        { additionalProperties: false },
      ),
      answer: ImportReport,
      handle: async ({ query, request, audit, skipAudit }) => {
        const file = await readBody(request.body, MAX_FILE_BYTES)
        if (!file) return refuse('too-large')
        const { list, consent: consentText, preview: isPreview, encoding } = query
        const done = await newsletter.importSubscribers(list, file, {
          consentText,
          isPreview,
          encoding,
        })
        if (!done.ok) return done
        if (isPreview) skipAudit()
        audit({ id: list, label: `${done.report.added} subscribers` })
        return done.report
      },
    }),
  ]
}
