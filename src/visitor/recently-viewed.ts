import type { StoredName } from '#base'
import { callAction } from '#module-contract/client'
import { canPersist } from './consent/can-persist.ts'
import { onConsent } from './consent/consent.ts'
import { onNear } from './on-near.ts'

const KEY: StoredName = 'vitrine:recent'
const MAX_VIEWED = 12
/** Distance at which cards are loaded, so that nothing moves in sight. */
const NEAR_PX = 600

interface Answer {
  html: string
  /** Products that are still published. */
  ids: string[]
}

/** Remembers the product of the page, and loads cards of those viewed before, without the current one. */
export function startRecentlyViewed(part: HTMLElement) {
  const { current = '' } = part.dataset
  const viewed = readViewed().filter(id => id !== current)
  if (current) {
    keepViewed([current, ...viewed])
    // The answer to the banner may follow on this page.
    onConsent('preferences', () => keepViewed([current, ...viewed]))
  }
  if (viewed.length === 0) return
  part.hidden = false
  onNear(part, NEAR_PX, () => void load(part, viewed))
}

async function load(part: HTMLElement, viewed: readonly string[]) {
  const { current = '' } = part.dataset
  const cards = part.querySelector('.recent-cards')
  if (!cards) return
  part.ariaBusy = 'true'
  try {
    const body = new FormData()
    body.set('ids', viewed.join(','))
    const called = await callAction<Answer>(part.id, 'cards', body)
    if (!called.ok) throw new Error(called.reason)
    const { html, ids } = called.answer
    // Rendered by the server, which escapes all texts.
    cards.innerHTML = html
    part.hidden = ids.length === 0
    keepViewed(current ? [current, ...ids] : ids)
  } catch {
    part.hidden = true
  } finally {
    part.ariaBusy = 'false'
  }
}

/** Ignores invalid stored data. */
function readViewed(): string[] {
  try {
    const kept: unknown = canPersist() && JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const isId = (id: unknown) => typeof id === 'string' && /^[\w-]{1,40}$/.test(id)
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MAX_VIEWED) : []
  } catch {
    return []
  }
}

function keepViewed(ids: readonly string[]) {
  try {
    if (!canPersist()) return
    if (ids.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MAX_VIEWED)))
  } catch {
    // Storage is blocked.
  }
}
