/** Menus, in the header and on the page, and the cart's count. All work from the HTML; this makes them comfortable. */
export function startHeader() {
  showCartCount()
  addEventListener('pageshow', showCartCount)
  document.addEventListener('vt:cart', showCartCount)
  // Changed in another tab: told by the browser where it can, else seen when somebody comes back.
  document.addEventListener('visibilitychange', showCartCount)
  const cookies = (globalThis as { cookieStore?: EventTarget }).cookieStore
  cookies?.addEventListener('change', showCartCount)
  startSubmenus()
  startPhoneMenus()
}

/** A menu behind a button closes by Escape, and by a press on one of its links; the header's by one elsewhere, too. */
function startPhoneMenus() {
  const menus = '[data-site-menu], [data-phone-menu]'
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
    closeByEscape(menu)
    menu.addEventListener('click', event => {
      if ((event.target as Element).closest('a')) menu.open = false
    })
    if (menu.matches('[data-phone-menu]')) continue
    document.addEventListener('click', event => {
      if (!menu.contains(event.target as Node)) menu.open = false
    })
  }
}

/** An open submenu closes by Escape, and where it lies over the page, when somebody goes on elsewhere. */
function startSubmenus() {
  for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[data-submenu]')) {
    closeByEscape(submenu)
    const list = submenu.querySelector('ul')
    const leave = (event: Event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : event.target
      if (!(to instanceof Node) || submenu.contains(to) || !submenu.open) return
      if (list && getComputedStyle(list).position === 'absolute') submenu.open = false
    }
    submenu.addEventListener('focusout', leave)
    document.addEventListener('click', leave)
  }
}

function closeByEscape(menu: HTMLDetailsElement) {
  menu.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return
    event.stopPropagation()
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** SH-3: the page comes from a cache that knows no visitor, so the count comes from a cookie. */
function showCartCount() {
  const count = Number(/(?:^|; )vt_cart_count=(\d{1,5})/.exec(document.cookie)?.[1] ?? 0)
  for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    const before = element.textContent
    element.hidden = count === 0
    element.textContent = String(count)
    const labels = JSON.parse(element.dataset.labels ?? '{}') as Record<string, string>
    const label = labels[new Intl.PluralRules(document.documentElement.lang).select(count)]
    const isAnswer = before !== '' && before !== String(count)
    if (isAnswer && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.animate({ scale: [1, 1.4, 1] }, { duration: 360, easing: 'ease-out' })
    }
    element.setAttribute('aria-label', (label ?? labels.other ?? '%d').replace('%d', String(count)))
  }
}
