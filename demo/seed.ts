import { join } from 'node:path'
import { type Clock, DAY, VitrineError } from '#base'
import type { Comments, ImportedComment } from '#comments'
import type { PageDocument } from '#module-contract'
import type { Pages } from '#pages'
import type { NewPage } from '#pages/schema'
import type { Shop } from '#shop'
import type { ShopSettings } from '#shop/schema'
import type { SplitTests } from '#split-test'
import { describeCategories } from './categories.ts'
import { comments } from './comments.ts'
import { addMedia } from './media.ts'
import { demoProducts, withUpsells } from './products.ts'
import { reviews } from './reviews.ts'
import { headlineTest } from './sample-test.ts'
import { author, menus, popups, settings, shopSettings, subjects } from './site.ts'

const pageFiles = import.meta.glob<NewPage>('./pages/*.ts', { eager: true, import: 'page' })

/** Services needed for the demo. */
interface Services {
  pages: Pages
  comments: Comments
  shop: Shop
  splitTests: Pick<SplitTests, 'addSample'>
  shopSettings: { set(changes: Partial<ShopSettings>): Promise<void> }
  clock: Clock
}

/** Fills an empty database with the demo site, Atelier Nord. Returns whether it did. */
export async function fillEmptyDatabase(services: Services, folder: string): Promise<boolean> {
  const { pages } = services
  if (!(await pages.isEmpty())) return false
  await addMedia(pages, join(folder, 'media'))
  await pages.settings.set(settings)
  await services.shopSettings.set(shopSettings)
  await pages.authors.save(author)
  for (const subject of subjects) await pages.terms.save(subject)
  const products = demoProducts(services.clock.now())
  const ids = await services.shop.catalog.save(products)
  await services.shop.catalog.save(withUpsells(products, ids))
  await describeCategories(services.shop)
  const idOf = new Map(products.map(({ slug = '' }, index) => [slug, ids[index] ?? '']))
  await services.shop.reviews.insert(demoReviews(idOf, services.clock.now()))
  const isBlock = ({ kind }: NewPage) => Number(kind !== 'block')
  for (const page of Object.values(pageFiles).sort((a, b) => isBlock(a) - isBlock(b))) {
    const document = withIds(page.document, idOf)
    const saved = await pages.save({ author: 'Atelier Nord', publish: true, ...page, document })
    if (!saved.ok) {
      throw new VitrineError('DEMO_INVALID', `The demo page ${page.path}: ${JSON.stringify(saved)}`)
    }
    const said = comments[page.path]
    if (page.path === '/') await headlineTest(services.splitTests, saved.id)
    if (said) await services.comments.addSaid(saved.id, since(page.publishedAt ?? 0, said))
    if (page.kind === 'block') idOf.set(page.path.slice(1), saved.id)
  }
  await placePopups(pages)
  // Menus refer to pages.
  for (const menu of menus) await pages.menus.save(menu)
  return true
}

async function placePopups(pages: Pages) {
  const idOf = async (path: string) => (await pages.draft(path))?.id ?? ''
  for (const { path, over, include } of popups) {
    const items = over.map(async one => ({
      kind: 'item' as const,
      of: 'page' as const,
      id: await idOf(one),
    }))
    const conditions = { include: [...include, ...(await Promise.all(items))], exclude: [] }
    await pages.popups.set(await idOf(path), { isOn: true, conditions })
  }
}

/** Reviews of the last months, newest first. */
const demoReviews = (idOf: ReadonlyMap<string, string>, nowMs: number) =>
  Object.entries(reviews).flatMap(([slug, said]) =>
    said.map(({ reply = '', title = '', ...review }, index) => {
      const at = nowMs - (9 + index * 23) * DAY
      return {
        ...{ ...review, title, reply, at, repliedAt: at + DAY, email: '', isPublished: true },
        ...{ productId: idOf.get(slug) ?? '', uniqueKey: `demo:${slug}:${index}` },
      }
    }),
  )

/** Converts relative times. */
const since = (from: number, said: readonly ImportedComment[]): ImportedComment[] =>
  said.map(one => ({ ...one, at: from + one.at, replies: since(from, one.replies ?? []) }))

/** Replaces product slugs and block paths by ids, which are unknown when pages are defined. */
function withIds(document: PageDocument, idOf: ReadonlyMap<string, string>): PageDocument {
  const toIds = (names: string) => names.split(' ').map(name => idOf.get(name) ?? name)
  const text = JSON.stringify(document, (key, value) =>
    key === 'block' || key === 'ids' ? toIds(value).join(' ') : value,
  )
  return JSON.parse(text) as PageDocument
}
