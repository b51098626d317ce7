/** Decodes a URL path to the form in which pages and products store it; undefined if malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Decodes percent-encoding; returns the text unchanged if malformed, as in `100%`. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Decodes letters of a path for display; keeps encoded separators. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
