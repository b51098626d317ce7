/** Storage key prefix of unsaved page drafts, followed by the page id. */
export const UNSAVED_KEY = 'vitrine.unsaved.'
/** Builder clipboard. */
export const CLIPBOARD_KEY = 'vitrine.clipboard'

/** Recently used icons. */
export const RECENT_ICONS_KEY = 'vitrine.recent-icons'

/**
 * Deletes local data on sign-out, so that other users of the machine do not see it. Expired
 * sessions keep it.
 */
export function clearWork() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isWork(key)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked.
  }
}

const isWork = (key: string) =>
  key === CLIPBOARD_KEY || key === RECENT_ICONS_KEY || key.startsWith(UNSAVED_KEY)
