/** A URL's path as pages and products have it, decoded; undefined for what cannot be. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
