/**
 * Remembers which details and popovers of a part are open, and how far the latter are scrolled.
 * Returns a function that opens them again in new content with the same ids.
 */
export function rememberOpened(part: HTMLElement): () => void {
  const details = new Map(
    [...part.querySelectorAll<HTMLDetailsElement>('details[id]')].map(one => [one.id, one.open]),
  )
  const popover = part.querySelector<HTMLElement>(':popover-open')
  const scrolled = popover?.scrollTop ?? 0
  const searches = [...part.querySelectorAll<HTMLInputElement>('[data-filter-values]')].filter(
    field => field.value,
  )
  return () => {
    for (const one of part.querySelectorAll<HTMLDetailsElement>('details[id]')) {
      one.open = details.get(one.id) ?? one.open
    }
    for (const { id, value } of searches) {
      const field = part.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)
      if (!field) continue
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const next = popover?.id ? part.querySelector<HTMLElement>(`#${CSS.escape(popover.id)}`) : null
    if (!next) return
    next.showPopover()
    next.scrollTop = scrolled
  }
}
