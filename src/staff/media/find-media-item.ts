import type { MediaItem } from '#pages/schema'
import { callApi } from '../api.ts'

/** Maximum ids per request: the page size of lists. */
const BATCH_SIZE = 200

const known = new Map<string, MediaItem>()
const asked = new Map<string, PromiseWithResolvers<MediaItem | undefined>>()

/** The cached entry; may be outdated, but old URLs redirect. */
export const knownMediaItem = (id: string): MediaItem | undefined => known.get(id)

/** Loads an entry; undefined if it does not exist. Requests of one screen are batched. */
export function findMediaItem(id: string): Promise<MediaItem | undefined> {
  const waiting = asked.get(id)
  if (waiting) return waiting.promise
  const request = Promise.withResolvers<MediaItem | undefined>()
  asked.set(id, request)
  if (asked.size === 1) setTimeout(askAll, 0)
  return request.promise
}

function askAll() {
  const requests = [...asked]
  asked.clear()
  for (let start = 0; start < requests.length; start += BATCH_SIZE) {
    ask(requests.slice(start, start + BATCH_SIZE))
  }
}

async function ask(requests: [string, PromiseWithResolvers<MediaItem | undefined>][]) {
  const ids = requests.map(([id]) => id).join(',')
  const query = { ids, perPage: BATCH_SIZE }
  const answer = await callApi<{ items: MediaItem[] }>('GET', '/media', { query }).catch(() => ({
    items: [],
  }))
  for (const item of answer.items) known.set(item.id, item)
  for (const [id, request] of requests) {
    request.resolve(answer.items.find(item => item.id === id))
  }
}
