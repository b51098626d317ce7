/**
 * `Über uns: Café & Töpfe` → `uber-uns-cafe-topfe`. Latin letters lose their accents; letters of other scripts stay as they are, in
 * NFC: their marks tell words apart.
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
}

/** A stored key of a name: like a slug, without the marks of any script. Keys are permanent, so this never changes. */
export const toKey = (name: string): string =>
  toSlug(name.normalize('NFKD').replace(/\p{M}+/gu, ''))

/** A URL's path as pages and products have it, decoded; undefined for what cannot be. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Text with its percent signs decoded, or as it is where they mean nothing, as in `100%`. */
export function decodeText(text: string): string {
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

/**
 * Whether this leads to this site, whatever the browser makes of it: one slash first (two, or `/\\`, name another host), no
 * blanks (browsers drop tabs and line ends, so that `/<tab>/host` would be one).
 */
export function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

/** `/a/b/c` → `/a`, `/a/b`: the addresses that it lies below. */
export function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}
