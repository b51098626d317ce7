/** Where a page is shown (BM-1): to a visitor, or in one of the builders. */
export type PageMode =
  | 'front'
  | 'visual-builder'
  | 'block-builder'
  | 'theme-builder'
  | 'layout-builder'
  | 'layout-preview'
