/** Target of a link: a page by id, which survives moves, or a URL. */
export type PageLink = { page: string; anchor?: string } | { url: string }

/** A link as a component receives it. */
export interface ResolvedLink {
  href: string
  /** Opens in a new window. */
  blank: boolean
}

/** http(s), mail, phone, a path of this site, a query or an anchor. No executable schemes. */
export const URL_PATTERN =
  '^(https?://[^\\s<>"]+|mailto:[^\\s<>"]+|tel:[0-9+() -]+|/[^\\s<>"\\\\]*|[?#][^\\s<>"]*)$'

/** Removes spaces from phone links, which URLs cannot contain (RFC 3966). */
export const toAddress = (url: string) =>
  url.startsWith('tel:') ? url.replaceAll(/\s+/g, '') : url
