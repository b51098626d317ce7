import type { PageNode } from '#module-contract'
import { CLIPBOARD_KEY } from '#staff/client'

export type Clip =
  | { kind: 'nodes'; nodes: PageNode[] }
  | { kind: 'style'; design: unknown; presets?: unknown; animation: unknown }

/**
 * Stores copied modules in the browser, so that they can be pasted on other pages and in other
 * tabs.
 * @param name Written to the system clipboard to replace older content.
 */
export function writeClipboard(clip: Clip, name?: string) {
  localStorage.setItem(CLIPBOARD_KEY, JSON.stringify(clip))
  // Unavailable on pages without HTTPS, and browsers may refuse access.
  if (name) navigator.clipboard?.writeText(name).catch(() => {})
}

export function readClipboard(): Clip | undefined {
  try {
    const clip = JSON.parse(localStorage.getItem(CLIPBOARD_KEY) ?? 'null') as Clip | null
    return clip ?? undefined
  } catch {
    return undefined
  }
}
