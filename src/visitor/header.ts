/** The header's phone menu and its cart count. Both work from the HTML; this makes them comfortable. */
export function startHeader() {
  showCartCount()
  addEventListener('pageshow', showCartCount)
  document.addEventListener('vt:cart', showCartCount)
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

/** SH-3: the page comes from a cache that knows no visitor, so the count comes from a cookie. */
function showCartCount() {
  const count = Number(/(?:^|; )vt_cart_count=(\d{1,5})/.exec(document.cookie)?.[1] ?? 0)
  for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    element.hidden = count === 0
    element.textContent = String(count)
    const label = element.dataset.label ?? '%d'
    element.setAttribute('aria-label', label.replace('%d', String(count)))
  }
}
