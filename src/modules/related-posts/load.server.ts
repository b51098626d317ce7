import type { LoadContext, PropsOf } from '#module-contract'
import { type ContentItem, isContentKind } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface RelatedData {
  items: ContentItem[]
}

/** Items of the same kind: those that share a category, then the newest. */
export async function load(
  { count }: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<RelatedData> {
  const { kind } = page
  if (!isContentKind(kind)) return { items: [] }
  const { content } = services.pages
  const own = await content.findContent(page.id, tag)
  const within = own?.categories.map(category => category.id) ?? []
  const read = async (except: string[], limit: number, among?: string[]) => {
    const query = { kind, except, limit, within: among, order: 'newest', offset: 0 } as const
    return (await content.listContent(query, tag)).items
  }
  const near = within.length > 0 ? await read([page.id], count, within) : []
  if (near.length === count) return { items: near }
  const seen = [page.id, ...near.map(item => item.id)]
  return { items: [...near, ...(await read(seen, count - near.length))] }
}
