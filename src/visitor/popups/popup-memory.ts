import { canPersist } from '../consent/can-persist.ts'
import type { PopupMemory, PopupRecord } from './popup-rules.ts'

const VISIT = 'vitrine:visit'
const LASTING = 'vitrine:popups'

interface StoredMemory {
  /** Start of this visit, or of the first one. */
  since: number
  /** Page views of this visit. */
  pages?: number
  popups: Record<string, PopupRecord>
}

/** Remembers popups during the visit, and longer with consent. Without storage, until the page is left. */
export function createPopupMemory(nowMs: () => number) {
  const visit = read(sessionOf, VISIT) ?? { since: nowMs(), popups: {} }
  const lasting = read(lastingOf, LASTING) ?? { since: nowMs(), popups: {} }
  const isReturning = canPersist() && lasting.since < visit.since

  function write() {
    keep(sessionOf, VISIT, visit)
    if (canPersist()) keep(lastingOf, LASTING, lasting)
  }

  return {
    /** Whether the browser was here before this visit. */
    isReturning,

    /** Number of this page view in the visit, from 1. */
    countPage(): number {
      visit.pages = (visit.pages ?? 0) + 1
      write()
      return visit.pages
    },

    of: (name: string): PopupMemory => ({
      visit: visit.popups[name] ?? {},
      lasting: canPersist() ? (lasting.popups[name] ?? {}) : undefined,
    }),

    note(name: string, change: (record: PopupRecord) => PopupRecord) {
      for (const { popups } of [visit, lasting]) popups[name] = change(popups[name] ?? {})
      write()
    },

    /** Stores the first visit, only if a popup depends on it. */
    begin: write,
  }
}

export type VisitorMemory = ReturnType<typeof createPopupMemory>

const sessionOf = () => sessionStorage
const lastingOf = () => localStorage

function read(storage: () => Storage, name: string): StoredMemory | undefined {
  try {
    const kept = JSON.parse(storage().getItem(name) ?? 'null')
    return kept && typeof kept.popups === 'object' && kept.popups ? kept : undefined
  } catch {
    return undefined
  }
}

function keep(storage: () => Storage, name: string, kept: StoredMemory) {
  try {
    storage().setItem(name, JSON.stringify(kept))
  } catch {}
}
