/** Encodes a URL for the `Location` header: ASCII, and on this site if it is relative. */
export function toLocation(address: string): string {
  const base = 'http://here'
  if (!URL.canParse(address, base)) return '/'
  const url = new URL(address, base)
  if (url.origin !== base) return url.href
  // Removing dot segments can leave two leading slashes, which would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
