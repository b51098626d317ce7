import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Pages } from '#pages'
import type { FeedItem, Shop } from '#shop'
import { feedFoot, feedHead, toFeedXml } from './product-feed.ts'

/** Feeds read the whole catalog. */
const LIMIT = { config: { rateLimit: { max: 6, timeWindow: '1 minute' } } }

/**
 * `/feeds/products.xml` for Google and Meta, and `/feeds/products.jsonl` for other programs, if the owner
 * turned them on. Both are streamed, so that large catalogs need little memory.
 */
export function productFeedRoutes(
  app: FastifyInstance,
  { pages, shop, publicUrl }: { pages: Pages; shop: Shop; publicUrl: string },
) {
  const isOn = async () => (await shop.settings()).feed.enabled && (await shop.catalog.isOpen())
  const send = (reply: FastifyReply, type: string, lines: AsyncIterable<string>) =>
    reply
      .type(type)
      .header('cache-control', 'public, max-age=3600')
      .header('x-robots-tag', 'noindex')
      .send(Readable.from(lines))

  app.get('/feeds/products.xml', LIMIT, async (_request, reply) => {
    if (!(await isOn())) return reply.callNotFound()
    const { siteName } = await pages.settings.get()
    async function* write() {
      yield feedHead({ title: siteName, publicUrl })
      for await (const items of shop.catalog.feed()) {
        yield items.map(item => toFeedXml(item, publicUrl)).join('')
      }
      yield feedFoot
    }
    return send(reply, 'application/rss+xml; charset=utf-8', write())
  })

  app.get('/feeds/products.jsonl', LIMIT, async (_request, reply) => {
    if (!(await isOn())) return reply.callNotFound()
    async function* write() {
      for await (const items of shop.catalog.feed()) {
        yield items.map(item => `${JSON.stringify(toJson(item, publicUrl))}\n`).join('')
      }
    }
    return send(reply, 'application/jsonl; charset=utf-8', write())
  })
}

/** An item as JSON; amounts are in minor units of the currency. */
function toJson(item: FeedItem, publicUrl: string) {
  const { variant } = item
  return {
    id: item.id,
    group: item.groupId,
    sku: item.sku,
    brand: item.brand,
    gtin: variant.gtin,
    title: item.title,
    description: item.description,
    url: publicUrl + item.path,
    images: item.pictures.map(({ id }) => `${publicUrl}/media/${id}/original`),
    categories: item.categories,
    options: Object.fromEntries(item.options),
    price: variant.price,
    regularPrice: variant.regularPrice,
    currency: item.currency,
    stock: variant.stock.state,
  }
}
