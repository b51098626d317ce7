import { createHash } from 'node:crypto'
import { createMemo } from '#base'

/**
 * Tags of a page in the header of its response. More would not fit into the header buffers of common
 * proxies (4 or 8 KB).
 */
const MAX_TAGS = 150

/** 48 bits of a hash: short, and a collision only purges a page too often. */
const shorten = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 8)

/** The tag that stands for all tags of its kind, such as `product:*` for `product:5`. */
function kindOf(tag: string): string | undefined {
  const colon = tag.indexOf(':')
  return colon < 0 ? undefined : `${tag.slice(0, colon)}:*`
}

/**
 * Short tags for the header of a page. If there are too many, the tags of the most frequent kinds
 * are replaced by one for the kind.
 */
export function toHeaderTags(tags: Iterable<string>): string[] {
  const kinds = new Map<string, string[]>()
  for (const tag of tags) {
    const kind = kindOf(tag) ?? tag
    const known = kinds.get(kind)
    if (known) known.push(tag)
    else kinds.set(kind, [tag])
  }
  let size = [...kinds.values()].reduce((sum, list) => sum + list.length, 0)
  for (const [kind, list] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
    if (size <= MAX_TAGS) break
    kinds.set(kind, [kind])
    size -= list.length - 1
  }
  return [...kinds.values()].flat().map(shorten)
}

/** Short tags that purge all pages with one of these tags: each tag and its kind. */
export function toPurgedTags(tags: Iterable<string>): Set<string> {
  const kinds = createMemo(shorten)
  const purged = new Set<string>()
  for (const tag of tags) {
    purged.add(shorten(tag))
    const kind = kindOf(tag)
    if (kind) purged.add(kinds(kind))
  }
  return purged
}
