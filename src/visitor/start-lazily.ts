import { isInBuilder } from './mode.ts'
import { eachThere, has, whenThere } from './on-element.ts'
import { onLoaded } from './on-page-event.ts'
import { onTouch } from './on-touch.ts'

/** Loads scripts of menus and headers when needed. */
export function startLazily() {
  whenThere('[data-cart-count]', startCartCount)
  if (isInBuilder()) return
  if (has('#vt-split-tests')) {
    import('./split-tests/watch-goals.ts').then(one => one.watchGoals())
  }
  let asked: Promise<void> | undefined
  if (has('#vt-consent')) {
    const ask = () => {
      asked ??= import('./consent/start-consent.ts').then(one => one.startConsent())
      return asked
    }
    onLoaded(() => void ask())
    onTouch('[data-consent-give]', ask)
  }
  whenThere('[data-popup]', () =>
    // Not before the consent banner, which they would cover.
    onLoaded(async () => {
      const { startPopups } = await import('./popups/start-popups.ts')
      await asked
      startPopups()
    }),
  )
  if (has('.template-header > [data-moves]')) startMoving()
  whenThere('[data-completes]', () =>
    onLoaded(
      () => void import('./address/start-address-fields.ts').then(one => one.startAddressFields()),
    ),
  )
  const panels = (touch: Event) =>
    import('./site-header/panel.ts').then(one => one.startPanels(touch))
  onTouch('.header-toggle', panels)
  if (has('[data-site-header="slide-in"]')) {
    addEventListener('touchstart', panels, { once: true, passive: true })
  }
  onTouch('[data-search-open]', () =>
    import('./search-overlay.ts').then(one => one.startSearchOverlay()),
  )
  const cartPanel = () => import('./cart-panel.ts')
  onTouch('[data-cart-panel]', () => cartPanel().then(one => one.startCartPanel()))
  document.addEventListener('vt:cart', event => {
    const link = document.querySelector<HTMLAnchorElement>('[data-after-adding]')
    if (link && (event as CustomEvent<{ wasAdded?: boolean }>).detail?.wasAdded) {
      void cartPanel().then(one => one.openCartPanel(link))
    }
  })
  eachThere<HTMLElement>('[data-recent]', part =>
    onLoaded(() => import('./recently-viewed.ts').then(one => one.startRecentlyViewed(part))),
  )
  whenThere('[data-card-wish]', () => import('./wish-marks.ts').then(one => one.startWishMarks()))
  onTouch('[data-quick-view]', () => import('./quick-view.ts').then(one => one.startQuickView()))
  const scheme = () => import('./scheme-switch.ts').then(one => one.startSchemeSwitch())
  if (document.documentElement.dataset.scheme) scheme()
  else onTouch('[data-scheme-switch]', scheme)
}

/** At the top of a page only a hiding header needs its script. */
function startMoving() {
  const start = () => void import('./site-header/moving.ts').then(one => one.startMoving())
  if (scrollY > 0 || has('[data-hide]')) start()
  else addEventListener('scroll', start, { once: true, passive: true })
}

/** Visitors without a cart need no count. */
function startCartCount() {
  const isEmpty = !document.cookie.includes('vt_cart_count=')
  const start = () => void import('./cart-count.ts').then(one => one.startCartCount({ isEmpty }))
  if (!isEmpty) return start()
  document.addEventListener('vt:cart', start, { once: true })
  const cookies = (globalThis as { cookieStore?: EventTarget }).cookieStore
  cookies?.addEventListener('change', start, { once: true })
  document.addEventListener('visibilitychange', start, { once: true })
}
