import type { ShopDeps } from '../deps.ts'

const AT_ONCE = 4

/** Ids of the pictures that could be had, by address. */
export type FetchedPictures = Map<string, string>

/** Fetches pictures into the media library, a few at a time; those that cannot be had are left out. */
export async function fetchPictures(
  { pictures, publicUrl }: Pick<ShopDeps, 'pictures' | 'publicUrl'>,
  urls: Iterable<string>,
  /** Called after each one; what it throws ends the fetching. */
  onFetched: () => Promise<void> = async () => {},
): Promise<FetchedPictures> {
  const fetched: FetchedPictures = new Map()
  const wanted = [...urls]
  const own = new Map(wanted.flatMap(url => ownId(url, publicUrl) ?? []))
  const known = own.size > 0 ? await pictures.resolve([...new Set(own.values())]) : new Map()
  for (const [url, id] of own) if (known.has(id)) fetched.set(url, id)
  const queue = wanted.filter(url => !fetched.has(url) && /^https?:\/\//i.test(url))
  async function work() {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      const id = await pictures.fetch(url)
      if (id) fetched.set(url, id)
      await onFetched()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => {
    // After a failure the other workers stop as well.
    queue.length = 0
  })
  return fetched
}

/** A picture of this site needs no fetching. */
function ownId(url: string, publicUrl: string): [string, string][] | undefined {
  if (!url.startsWith(`${publicUrl}/media/`)) return undefined
  const id = url.slice(`${publicUrl}/media/`.length).split('/')[0]
  return id ? [[url, id]] : undefined
}
