/** An address as the `Location` header takes it: in ASCII, and of this site where it is meant to be. */
export function toLocation(address: string): string {
  const base = 'http://here'
  if (!URL.canParse(address, base)) return '/'
  const url = new URL(address, base)
  return url.origin === base ? url.pathname + url.search + url.hash : url.href
}
