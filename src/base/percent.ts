/** A URL's path as pages and products have it, decoded; undefined for what cannot be. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Text with its percent signs decoded, or as it is where they mean nothing, as in `100%`. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A path as people read it: without the percent signs of letters, with those of separators. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
