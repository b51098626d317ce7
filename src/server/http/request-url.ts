/**
 * URL of a request on this site; undefined if invalid. Not resolved against the origin, so
 * `//elsewhere` stays a path and never becomes another host.
 */
export function toRequestUrl(address: string | undefined, origin: string): URL | undefined {
  if (!address?.startsWith('/')) return undefined
  return URL.parse(origin + address) ?? undefined
}
