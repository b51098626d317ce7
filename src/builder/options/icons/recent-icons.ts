import { RECENT_ICONS_KEY } from '#staff/client'

const MOST = 16

/** Names of the icons that were chosen last in this browser, the latest first. */
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
    // A forbidden store remembers nothing.
  }
}
