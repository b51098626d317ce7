import type { MediaUse } from '#pages/schema'
import type { AdminDeps } from '../../discover.ts'

type Domains = Pick<AdminDeps, 'pages' | 'shop'>

/** Uses of a media item: pages (draft and published), authors, products, categories, settings. */
export async function findMediaUses({ pages, shop }: Domains, id: string): Promise<MediaUse[]> {
  const [site, catalogue] = await Promise.all([pages.media.uses(id), shop.products.pictureUses(id)])
  return [
    ...site.pages.map(page => ({
      kind: page.isPublished ? ('page' as const) : ('draft' as const),
      id: page.id,
      label: page.title,
    })),
    ...site.authors.map(({ id, name }) => ({ kind: 'author' as const, id, label: name })),
    ...catalogue.products.map(one => ({ kind: 'product' as const, id: one.id, label: one.name })),
    ...catalogue.categories.map(one => ({
      kind: 'category' as const,
      id: one.id,
      label: one.name,
    })),
    ...site.media.map(({ id, name }) => ({ kind: 'media' as const, id, label: name })),
    ...site.settings.map(key => ({ kind: 'settings' as const, id: key, label: key })),
  ]
}

/** All ids in pages, products, categories and settings that may refer to media. */
export async function readUsedIds({ pages, shop }: Domains): Promise<Set<string>> {
  const [site, catalogue] = await Promise.all([pages.media.usedIds(), shop.products.pictureIds()])
  return new Set([...site, ...catalogue])
}
