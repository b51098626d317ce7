/** The header's phone menu and its cart count. Both work from the HTML; this makes them comfortable. */
export function startHeader() {
  showCartCount()
  addEventListener('pageshow', showCartCount)
  document.addEventListener('vt:cart', showCartCount)
  // Changed in another tab: told by the browser where it can, else seen when somebody comes back.
  document.addEventListener('visibilitychange', showCartCount)
  const cookies = (globalThis as { cookieStore?: EventTarget }).cookieStore
  cookies?.addEventListener('change', showCartCount)
  startSubmenus()
  const menu = document.querySelector<HTMLDetailsElement>('[data-site-menu]')
  if (!menu) return
  const close = () => {
    menu.open = false
  }
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
  menu.addEventListener('click', event => {
    if ((event.target as Element).closest('a')) close()
  })
  document.addEventListener('click', event => {
    if (!menu.contains(event.target as Node)) close()
  })
}

/** An open submenu closes by Escape, and when somebody goes on elsewhere. */
function startSubmenus() {
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[data-site-submenu]')) {
    submenu.addEventListener('keydown', event => {
      if (event.key !== 'Escape' || !submenu.open) return
      event.stopPropagation()
      submenu.open = false
      submenu.querySelector('summary')?.focus()
    })
    if (submenu.closest('[data-site-menu]')) continue
    const leave = (event: Event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : event.target
      if (to instanceof Node && !submenu.contains(to)) submenu.open = false
    }
    submenu.addEventListener('focusout', leave)
    document.addEventListener('click', leave)
  }
}

/** SH-3: the page comes from a cache that knows no visitor, so the count comes from a cookie. */
function showCartCount() {
  const count = Number(/(?:^|; )vt_cart_count=(\d{1,5})/.exec(document.cookie)?.[1] ?? 0)
  for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    element.hidden = count === 0
    element.textContent = String(count)
    const labels = JSON.parse(element.dataset.labels ?? '{}') as Record<string, string>
    const label = labels[new Intl.PluralRules(document.documentElement.lang).select(count)]
    element.setAttribute('aria-label', (label ?? labels.other ?? '%d').replace('%d', String(count)))
  }
}
