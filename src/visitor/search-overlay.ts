/** HDR-10: further clicks within this time are ignored. */
const LOCK_MS = 1000

/**
 * HDR-10: search behind an icon. The icon shows the focused field in place of the menu; a cross,
 * Escape and a click outside restore the menu. Without script the icon links to the results page.
 */
export function startSearchOverlay() {
  for (const icon of document.querySelectorAll<HTMLAnchorElement>('[data-search-open]')) {
    start(icon)
  }
}

function start(icon: HTMLAnchorElement) {
  const search = icon.closest<HTMLElement>('[data-module]')
  const field = search?.querySelector<HTMLElement>('.search-input')
  if (!search || !field || icon.ariaExpanded) return
  const bar = search.closest<HTMLElement>('.header-bar')
  const around = bar?.closest('[data-site-header]') ?? search
  let lockedUntil = 0
  icon.ariaExpanded = 'false'

  const isOpen = () => search.dataset.open !== undefined
  const show = (shown: boolean) => {
    search.toggleAttribute('data-open', shown)
    bar?.toggleAttribute('data-searching', shown)
    icon.ariaExpanded = String(shown)
  }
  const open = () => {
    show(true)
    field.focus()
  }
  const close = () => {
    const hadFocus = search.contains(document.activeElement)
    show(false)
    if (hadFocus) icon.focus({ preventScroll: true })
  }
  /** Ignore clicks during the animation. */
  const press = (act: () => void) => {
    const now = performance.now()
    if (now < lockedUntil) return
    lockedUntil = now + LOCK_MS
    act()
  }

  icon.addEventListener('click', event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    press(isOpen() ? close : open)
  })
  search.addEventListener('click', event => {
    if (isOpen() && (event.target as Element).closest('.search-close')) press(close)
  })
  document.addEventListener('keydown', event => {
    // The first Escape closes the suggestions and is handled there.
    if (event.key === 'Escape' && !event.defaultPrevented && isOpen()) close()
  })
  document.addEventListener('pointerup', event => {
    if (isOpen() && !around.contains(event.target as Node)) press(close)
  })
}
