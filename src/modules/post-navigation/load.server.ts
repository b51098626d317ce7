import type { LoadContext, PropsOf } from '#module-contract'
import { type ContentItem, isContentKind } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface NavigationData {
  previous: ContentItem | undefined
  next: ContentItem | undefined
}

/** Neighbors of the current page in its kind; other kinds have no order. */
export async function load(
  { olderNext }: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<NavigationData> {
  if (!isContentKind(page.kind)) return { previous: undefined, next: undefined }
  const { older, newer } = await services.pages.content.findNeighbours(page.id, page.kind, tag)
  return olderNext ? { previous: newer, next: older } : { previous: older, next: newer }
}
