import { toSlug } from '#base'
import { RESERVED_FIELD_KEY } from '#pages/schema'

const MAX = 40

/** Derives a key for API and URLs: lowercase Latin letters, digits and hyphens; may be empty. */
export function toKey(name: string): string {
  const key = toSlug(name.normalize('NFKD').replace(/\p{M}+/gu, ''))
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, MAX)
  return key === RESERVED_FIELD_KEY ? `${key}-2` : key
}
