/** Exports for islands, without schemas and controls. */

export { ContentCard } from './content-card.tsx'
export { CategoryLinks } from './list/category-links.tsx'
export { FurtherPages } from './list/further-pages.tsx'
export {
  type CategoryAddress,
  categoryHref,
  categoryQuery,
  isGrowing,
  listHref,
  othersIn,
  pageIn,
  readCategoryAddress,
} from './list/list-address.ts'
export { PageLinks } from './list/page-links.tsx'
export { PagedList } from './list/paged-list.tsx'
export type { ListedSlide, ListedSlides } from './slides/listed-slides.ts'
export { listedSlideTexts, pagingTexts, readingTexts } from './texts.ts'
