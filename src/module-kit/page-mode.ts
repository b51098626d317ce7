/**
 * Where a page is shown (BM-1): to a visitor, or in one of the builders. The builder stands inside the admin: what other systems
 * call a block-based builder is the visual one here.
 */
export type PageMode =
  | 'front'
  | 'visual-builder'
  | 'theme-builder'
  | 'layout-builder'
  | 'layout-preview'
