import type { ShopDeps } from '../deps.ts'

const BATCH_SIZE = 4

/** Media ids by URL. */
export type FetchedPictures = Map<string, string>

/** Downloads images to the media library with limited concurrency; unavailable ones are omitted. */
export async function fetchPictures(
  { pictures, publicUrl }: Pick<ShopDeps, 'pictures' | 'publicUrl'>,
  urls: Iterable<string>,
  /** Called after each image; an exception stops the downloads. */
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
  await Promise.all(Array.from({ length: BATCH_SIZE }, work)).finally(() => {
    // Stops the other workers after a failure.
    queue.length = 0
  })
  return fetched
}

/** Images of this site are used directly. */
function ownId(url: string, publicUrl: string): [string, string][] | undefined {
  if (!url.startsWith(`${publicUrl}/media/`)) return undefined
  const id = url.slice(`${publicUrl}/media/`.length).split('/')[0]
  return id ? [[url, id]] : undefined
}
