import { createKey } from './id.ts'

const NUMBERED = 20

/** Returns the slug or the first free one of `slug-2`, `slug-3`, …; after many attempts, a random suffix. */
export async function freeSlug(
  wanted: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let n = 1; ; n++) {
    const end = n > NUMBERED ? createKey().slice(0, 8) : n
    const slug = n === 1 ? wanted : `${wanted}-${end}`
    if (!(await isTaken(slug))) return slug
  }
}
