/**
 * The address of a request at this site; undefined for what is none. Not resolved against the origin: `//elsewhere`
 * is a path here, never another host.
 */
export function toRequestUrl(address: string | undefined, origin: string): URL | undefined {
  if (!address?.startsWith('/')) return undefined
  return URL.parse(origin + address) ?? undefined
}
