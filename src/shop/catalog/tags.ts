/** Marks on cached pages; a write drops the pages that carry its marks. */
export const catalogTags = {
  /** Pages that list products. */
  lists: 'products',
  /** Pages that name a category or link to it. */
  category: (id: string) => `category:${id}`,
  product: (id: string) => `product:${id}`,
}
