import type { Panel } from './panel-handle.ts'

/**
 * Links in an open menu: links to other pages replace the menu's history entry, so that Back shows
 * the page without the menu; anchors are followed after closing.
 */
export function leaveByLinks(panel: Panel) {
  panel.element.addEventListener('click', event => {
    if (!panel.isOpen() || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.target === '_blank' || link.download || link.origin !== location.origin)
      return
    event.preventDefault()
    const isHere = link.pathname === location.pathname && link.search === location.search
    if (!isHere || !link.hash) return location.replace(link.href)
    addEventListener('popstate', () => link.click(), { once: true })
    panel.close()
  })
}
