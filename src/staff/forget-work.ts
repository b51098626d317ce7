/** Before the name of a page: what the server does not have of it yet. */
export const UNSAVED_KEY = 'vitrine.unsaved.'
/** What was copied in the builder. */
export const CLIPBOARD_KEY = 'vitrine.clipboard'

/** Names of the icons that were chosen last. */
export const RECENT_ICONS_KEY = 'vitrine.recent-icons'

/** When somebody signs out: others who use this machine see nothing of the work. A session that ends by itself keeps it. */
export function forgetWork() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isWork(key)) localStorage.removeItem(key)
    }
  } catch {
    // A forbidden store holds nothing.
  }
}

const isWork = (key: string) =>
  key === CLIPBOARD_KEY || key === RECENT_ICONS_KEY || key.startsWith(UNSAVED_KEY)
