/** GA-1: images per page by default. */
const DEFAULT_PER_PAGE = 4

export function pageCount(items: number, perPage: number): number {
  return Math.max(1, Math.ceil(items / sizeOf(perPage)))
}

/** Page of an item, from 1. */
export function pageOf(index: number, perPage: number): number {
  return Math.floor(index / sizeOf(perPage)) + 1
}

function sizeOf(perPage: number): number {
  return perPage > 0 ? perPage : DEFAULT_PER_PAGE
}

/** Page in the hash parts after the module id: `page` or `all|page`; undefined if missing. */
export function pageFromHash(parts: string[], count: number): number | undefined {
  const part = parts[0] === 'all' && parts.length > 1 ? parts[1] : parts[0]
  if (part === undefined || !/^[1-9]\d{0,3}$/.test(part)) return undefined
  const page = Number(part)
  return page <= count ? page : undefined
}
