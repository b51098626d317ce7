/** An address as the `Location` header takes it: in ASCII, and of this site where it is meant to be. */
export function toLocation(address: string): string {
  const base = 'http://here'
  if (!URL.canParse(address, base)) return '/'
  const url = new URL(address, base)
  if (url.origin !== base) return url.href
  // Dots that went may have left two slashes at the beginning: those would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
