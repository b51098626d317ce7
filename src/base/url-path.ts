/**
 * `Über uns: Café & Töpfe` → `uber-uns-cafe-topfe`. Latin letters lose their accents; letters of other scripts stay as they are, in
 * NFC: their marks tell words apart.
 */
export function toSlug(text: string): string {
  const visible = text
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/[\u{fe00}-\u{fe0f}\u20e3]/gu, '')
  return joinWords(visible)
}

/** Soft hyphens, joiners and marks of direction, which copied text holds within words; not what divides words or letters. */
const INVISIBLE = /(?![\u200b\u200c])\p{Cf}/gu

function joinWords(text: string): string {
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
  joinWords(name.normalize('NFKD').replace(/\p{M}+/gu, ''))

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
