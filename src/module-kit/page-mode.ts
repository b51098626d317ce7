/**
 * Where a page is shown (BM-1): to visitors or in a builder. Our builder is what the specification
 * calls the visual builder.
 */
export type PageMode =
  | 'front'
  | 'visual-builder'
  | 'theme-builder'
  | 'layout-builder'
  | 'layout-preview'
