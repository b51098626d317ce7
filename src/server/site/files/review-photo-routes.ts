import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Shop } from '#shop'
import { customerOf } from '#shop/http'
import { REVIEW_PHOTO_SIZES, reviewPhotoName } from '#shop/schema'
import type { FileStore } from '#storage'
import { isKnown } from '../../http/conditional.ts'
import { sendFile } from '../../http/send-file.ts'

const ID = /^[a-z0-9]{1,60}$/
/** Short, so that a photo disappears soon after its review. */
const ONE_HOUR = 'public, max-age=3600'
const PRIVATE = 'private, no-store'

/** `/review-photos/<id>/<size>.webp`: photos of published reviews, and of the customer's own. */
export function reviewPhotoRoutes(
  app: FastifyInstance,
  { shop, reviewPhotos }: { shop: Shop; reviewPhotos: Pick<FileStore, 'open'> },
) {
  async function isOwn(request: FastifyRequest, photoId: string) {
    const customer = await customerOf(shop, { cookie: name => request.cookies[name] })
    return customer !== undefined && shop.reviews.isOwnPhoto({ email: customer.email, photoId })
  }

  app.get<{ Params: { id: string; file: string } }>(
    '/review-photos/:id/:file',
    async (request, reply) => {
      const { id, file } = request.params
      const size = REVIEW_PHOTO_SIZES.find(one => file === `${one}.webp`)
      if (!size || !ID.test(id)) return reply.callNotFound()
      const isPublic = await shop.reviews.isPhotoShown(id)
      if (!isPublic && !(await isOwn(request, id))) return reply.callNotFound()
      const found = await reviewPhotos.open(reviewPhotoName(id, size))
      if (!found) return reply.callNotFound()
      reply.header('cache-control', isPublic ? ONE_HOUR : PRIVATE).type('image/webp')
      const etag = `"${id}-${size}"`
      if (isKnown(request.headers['if-none-match'], etag)) {
        return reply.header('etag', etag).code(304).send()
      }
      return sendFile(request, reply, found, etag)
    },
  )
}
