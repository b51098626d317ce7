import { canPersist } from '#visitor/client'

const VISIT = 'vitrine:countdown-visit'
const LASTING = 'vitrine:countdowns'
/** Maximum number of remembered countdowns. */
const MAX_KEPT = 50

/** Start of a visitor's countdown in UTC milliseconds: now, unless stored. */
export function beginningOf(id: string): number {
  const visit = read(() => sessionStorage, VISIT)
  const lasting = canPersist() ? read(() => localStorage, LASTING) : {}
  const began = lasting[id] ?? visit[id] ?? Date.now()
  keep(() => sessionStorage, VISIT, { ...visit, [id]: began })
  if (canPersist()) keep(() => localStorage, LASTING, { ...lasting, [id]: began })
  return began
}

type Beginnings = Record<string, number>

/** Ignores invalid stored data. */
function read(storage: () => Storage, name: string): Beginnings {
  try {
    const kept: unknown = JSON.parse(storage().getItem(name) ?? '{}')
    const entries = Object.entries(kept ?? {}).filter(([, began]) => Number.isFinite(began))
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function keep(storage: () => Storage, name: string, beginnings: Beginnings) {
  const latest = Object.entries(beginnings).sort(([, one], [, other]) => other - one)
  try {
    storage().setItem(name, JSON.stringify(Object.fromEntries(latest.slice(0, MAX_KEPT))))
  } catch {}
}
