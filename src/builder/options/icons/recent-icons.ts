import { RECENT_ICONS_KEY } from '#staff/client'

const MOST = 16

/** Icons recently used in this browser, latest first. */
export function recentIcons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_ICONS_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}

export function rememberIcon(name: string) {
  const names = [name, ...recentIcons().filter(other => other !== name)].slice(0, MOST)
  try {
    localStorage.setItem(RECENT_ICONS_KEY, JSON.stringify(names))
  } catch {
    // Storage may be unavailable.
  }
}
