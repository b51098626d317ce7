/** HTML of a page's parts, in display order. */
export interface PageHtml {
  /** Undefined without a template. */
  header: string | undefined
  html: string
  /** Undefined without a template. */
  footer: string | undefined
  /** Empty for none. */
  popups: string
}
