/** HDR-10: so long after a press the next one is part of it. */
const LOCK_MS = 1000

/**
 * HDR-10: a search behind an icon. The icon shows the field, with the focus in it, in the place of the menu beside it; a cross,
 * Escape and a press elsewhere bring that back. Without script the icon leads to the page of the results.
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
  /** What is pressed while it moves is no wish. */
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
    // The first one closes the suggestions, which keep it for themselves.
    if (event.key === 'Escape' && !event.defaultPrevented && isOpen()) close()
  })
  document.addEventListener('pointerup', event => {
    if (isOpen() && !around.contains(event.target as Node)) press(close)
  })
}
