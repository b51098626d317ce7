import { onContent } from './on-element.ts'

let isStarted = false

/** SH-3: pages are cached for all visitors, so the number of cart items is read from a cookie. */
/** `isEmpty`: there was no cart, so the first count is announced. */
export function startCartCount({ isEmpty = false } = {}) {
  if (isStarted) return
  isStarted = true
  if (isEmpty) for (const count of counts()) count.textContent = '0'
  showCartCount()
  addEventListener('pageshow', showCartCount)
  document.addEventListener('vt:cart', showCartCount)
  onContent(showCartCount)
  // Changes in another tab: by event where supported, otherwise when the tab becomes visible.
  document.addEventListener('visibilitychange', showCartCount)
  const cookies = (globalThis as { cookieStore?: EventTarget }).cookieStore
  cookies?.addEventListener('change', showCartCount)
}

function showCartCount() {
  const count = Number(/(?:^|; )vt_cart_count=(\d{1,5})/.exec(document.cookie)?.[1] ?? 0)
  for (const element of counts()) {
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

const counts = () => document.querySelectorAll<HTMLElement>('[data-cart-count]')
