/** Marks on cached pages; a write drops the pages that carry its marks. */
export const catalogTags = {
  /** Pages that list products. */
  lists: 'products',
  product: (id: string) => `product:${id}`,
}
