import type { ShopDeps } from '../deps.ts'

const AT_ONCE = 4

/** Ids of the pictures that could be had, by address. */
export type FetchedPictures = Map<string, string>

/** Fetches pictures into the media library, a few at a time; those that cannot be had are left out. */
export async function fetchPictures(
  { pictures }: Pick<ShopDeps, 'pictures'>,
  urls: Iterable<string>,
): Promise<FetchedPictures> {
  const fetched: FetchedPictures = new Map()
  const queue = [...urls].filter(url => /^https?:\/\//i.test(url))
  async function work() {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      const id = await pictures.fetch(url).catch(() => undefined)
      if (id) fetched.set(url, id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return fetched
}
