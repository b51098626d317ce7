import { Readable } from 'node:stream'
import Type from 'typebox'
import { type Refusal, refuse, type Success } from '#base'
import { type ReviewItem, reviewPhotoName } from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { importRoutes } from '../../import-routes.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import type { RefusalReason } from '../../refusals.ts'
import { adminRoute, type Call } from '../../route.ts'
import { filters, PhotoFileParams, PhotoParams, ReviewChanges, ReviewSchema } from './schemas.ts'

const SORTS = ['status', 'createdAt', 'rating'] as const
const READ = 'products.read'
const WRITE = 'products.write'

/** Reviews of products and their photos: reading, publishing, answering and deleting. */
export default ({ shop: { reviews, imports }, reviewPhotos, clock }: AdminDeps) => {
  /** Returns the review after the change. */
  async function answer(
    id: string,
    done: Success | Refusal<RefusalReason>,
    audit: Call['audit'],
    details?: { status: string },
  ): Promise<ReviewItem | Refusal<RefusalReason>> {
    if (!done.ok) return done
    const item = await reviews.find(id)
    if (!item) return refuse('not-found')
    audit({ id, label: `${item.name} – ${item.product.name}`, ...(details && { details }) })
    return item
  }

  return [
    ...importRoutes(imports.reviews, { path: '/review-imports', what: 'reviews', allow: WRITE }),
    adminRoute({
      method: 'GET',
      path: '/reviews',
      summary: 'List reviews, pending ones first',
      allow: READ,
      query: listQuery(SORTS, filters),
      answer: listAnswer(ReviewSchema),
      handle: ({ query }) => reviews.list(query),
    }),
    adminRoute({
      method: 'GET',
      path: '/reviews/export',
      summary: 'Export reviews as CSV',
      allow: READ,
      query: Type.Object(
        { ...filters, q: Type.Optional(Type.String({ maxLength: 200 })) },
        { additionalProperties: false },
      ),
      handle: ({ query, reply }) => {
        const day = new Date(clock.now()).toISOString().slice(0, 10)
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="reviews-${day}.csv"`)
          .send(Readable.from(reviews.export(query)))
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/reviews/:id',
      summary: 'Get a review',
      allow: READ,
      params: IdParams,
      answer: ReviewSchema,
      handle: async ({ params }) => (await reviews.find(params.id)) ?? refuse('not-found'),
    }),
    adminRoute({
      method: 'PATCH',
      path: '/reviews/:id',
      summary: 'Publish, mark as spam, edit or answer; omitted fields stay unchanged',
      allow: WRITE,
      audit: 'review.changed',
      params: IdParams,
      body: ReviewChanges,
      answer: ReviewSchema,
      handle: async ({ params: { id }, body, audit }) => {
        const { status } = body
        return answer(id, await reviews.change(id, body), audit, status && { status })
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/reviews/:id',
      summary: 'Move to the trash; it can be restored for 30 days',
      allow: WRITE,
      audit: 'review.deleted',
      params: IdParams,
      handle: ({ params }) => reviews.trash(params.id),
    }),
    adminRoute({
      method: 'POST',
      path: '/reviews/:id/put-back',
      summary: 'Restore a deleted review',
      allow: WRITE,
      audit: 'review.put-back',
      params: IdParams,
      answer: ReviewSchema,
      handle: async ({ params, audit }) =>
        answer(params.id, await reviews.restore(params.id), audit),
    }),
    adminRoute({
      method: 'POST',
      path: '/reviews/:id/erase',
      summary: 'Erase name and email address; the text stays',
      allow: WRITE,
      audit: 'review.erased',
      params: IdParams,
      answer: ReviewSchema,
      handle: async ({ params, audit }) => answer(params.id, await reviews.erase(params.id), audit),
    }),
    adminRoute({
      method: 'DELETE',
      path: '/reviews/:id/forever',
      summary: 'Delete permanently',
      allow: WRITE,
      audit: 'review.removed',
      params: IdParams,
      handle: ({ params }) => reviews.remove(params.id),
    }),
    adminRoute({
      method: 'GET',
      path: '/review-photos/:id/:size',
      summary: 'Get a photo of a review, published or not',
      allow: READ,
      params: PhotoFileParams,
      handle: async ({ params: { id, size }, reply }) => {
        const found = await reviewPhotos.open(reviewPhotoName(id, size))
        if (!found) return refuse('not-found')
        reply.header('content-length', found.bytes).header('cache-control', 'private, max-age=600')
        return reply.type('image/webp').send(found.stream())
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/reviews/:id/photos/:photo',
      summary: 'Delete a photo of a review permanently',
      allow: WRITE,
      audit: 'review.photo-removed',
      params: PhotoParams,
      answer: ReviewSchema,
      handle: async ({ params: { id, photo }, audit }) =>
        answer(id, await reviews.removePhoto(id, photo), audit),
    }),
  ]
}
