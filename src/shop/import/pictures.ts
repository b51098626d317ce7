import type { ShopDeps } from '../deps.ts'

const BATCH_SIZE = 4
/** Servers refuse for a moment, so failed images are tried again after all others. */
const MAX_ROUNDS = 3

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
  let missing = wanted.filter(url => !fetched.has(url) && /^https?:\/\//i.test(url))
  for (let round = 1; round <= MAX_ROUNDS && missing.length > 0; round++) {
    const before = fetched.size
    await fetchRound(missing)
    // A server that delivered nothing is not asked for the rest.
    if (round > 1 && fetched.size === before) break
    missing = missing.filter(url => !fetched.has(url))
  }
  return fetched

  async function fetchRound(urls: readonly string[]) {
    const queue = [...urls]
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
  }
}

/** Images of this site are used directly. */
function ownId(url: string, publicUrl: string): [string, string][] | undefined {
  if (!url.startsWith(`${publicUrl}/media/`)) return undefined
  const id = url.slice(`${publicUrl}/media/`.length).split('/')[0]
  return id ? [[url, id]] : undefined
}
