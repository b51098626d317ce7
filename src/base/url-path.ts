/**
 * `Über uns: Café & Töpfe` → `uber-uns-cafe-topfe`. Strips accents from Latin letters. Other
 * scripts keep their marks (NFC), because these distinguish words.
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

/**
 * Derives a stored key from a name: a slug without any marks. Keys are permanent, so this must
 * never change.
 */
export const toKey = (name: string): string =>
  joinWords(name.normalize('NFKD').replace(/\p{M}+/gu, ''))

/**
 * Whether a URL stays on this site in every browser. It must start with one slash: `//` and `/\\`
 * name another host. Blanks are rejected because browsers drop tabs and line ends, which turns
 * `/<tab>/host` into `//host`.
 */
export function isLocalPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text)
}

/** `/a/b/c` → `/a`, `/a/b`: the parent paths. */
export function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}
