import { toSlug } from '#base'
import { RESERVED_FIELD_KEY } from '#pages/schema'

const MAX = 40

/** A name as a key of the API and of addresses: small Latin letters, digits and hyphens; empty where it has none of these. */
export function toKey(name: string): string {
  const key = toSlug(name.normalize('NFKD').replace(/\p{M}+/gu, ''))
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, MAX)
  return key === RESERVED_FIELD_KEY ? `${key}-2` : key
}
