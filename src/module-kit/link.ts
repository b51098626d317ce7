/** Where a link leads: a page by id (it survives a move), or an address. */
export type PageLink = { page: string; anchor?: string } | { url: string }

/** A link as a component gets it. */
export interface ResolvedLink {
  href: string
  /** Opens in a new window. */
  blank: boolean
}

/** http(s), mail, phone, a path of this site, a query or an anchor of the page; nothing that could run. */
export const URL_PATTERN =
  '^(https?://[^\\s<>"]+|mailto:[^\\s<>"]+|tel:[0-9+() -]+|/[^\\s<>"\\\\]*|[?#][^\\s<>"]*)$'

/** A link as an address: phone numbers are written with spaces, which an address cannot have (RFC 3966). */
export const toAddress = (url: string) =>
  url.startsWith('tel:') ? url.replaceAll(/\s+/g, '') : url
