import { createMemo } from '#base'
import type { PageDocument } from '#module-contract'
import { node, pageDocument } from '#pages/schema'

/** Id prefix of a popup's modules. Browsers use it to identify the popup. */
export const popupPlace = (id: string) => `popup-${id}`

/**
 * Creates the page part with popups, one layout block each. The same popups return the same object,
 * so prepared documents are reused.
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
