import type { PageMode } from '#module-contract/client'

/** Value of `data-mode` on `html`; missing for visitors. */
export function pageMode(): PageMode {
  return (document.documentElement.dataset.mode as PageMode | undefined) ?? 'front'
}

/** In builders nothing autoplays, submits, redirects, records or hides. */
export function isInBuilder(): boolean {
  const mode = pageMode()
  return mode !== 'front' && mode !== 'layout-preview'
}
