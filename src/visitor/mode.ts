import type { PageMode } from '#module-kit/client'

/** Said by `data-mode` of the `html` element; a page without it is a visitor's. */
export function pageMode(): PageMode {
  return (document.documentElement.dataset.mode as PageMode | undefined) ?? 'front'
}

/** In a builder nothing autoplays, submits, redirects, records or hides. */
export function isBuilding(): boolean {
  const mode = pageMode()
  return mode !== 'front' && mode !== 'layout-preview'
}
