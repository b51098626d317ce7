import type { PageNode } from '#module-kit'
import { CLIPBOARD_KEY } from '#staff/client'

export type Clip =
  | { kind: 'nodes'; nodes: PageNode[] }
  | { kind: 'style'; design: unknown; presets?: unknown; animation: unknown }

/**
 * Kept by the browser for this site, so that it can be pasted on another page and in another tab.
 * @param name Put into the system's clipboard: what was copied there before is not what is pasted next.
 */
export function writeClipboard(clip: Clip, name?: string) {
  localStorage.setItem(CLIPBOARD_KEY, JSON.stringify(clip))
  // There is none for pages by http, and browsers may refuse.
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
