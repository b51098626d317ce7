import { createMemo } from '#base'
import type { PageDocument } from '#module-kit'
import { node, pageDocument } from '#pages/schema'

/** What the modules of a popup are called after, with a hyphen between: browsers tell by it which popup they speak of. */
export const popupPlace = (id: string) => `popup-${id}`

/**
 * Answers the part of a page that opens over it: each popup as the layout block that it is. The same object for the same popups:
 * what was made of it holds.
 */
export function createPopupsDocument() {
  const documentOf = createMemo(
    (ids: string): PageDocument =>
      pageDocument(
        { title: '' },
        ids.split(' ').map(block => node('layout-block', popupPlace(block), { block })),
      ),
  )
  return (ids: readonly string[]): PageDocument | undefined =>
    ids.length > 0 ? documentOf(ids.join(' ')) : undefined
}
