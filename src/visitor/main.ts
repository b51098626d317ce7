import { loadIsland } from '#modules/islands'
import { startAnchors } from './anchors.ts'
import { startDeferredLayout } from './defer-layout.ts'
import { startDisclosures } from './disclosures.ts'
import { IslandElement } from './island-element.ts'
import { startLazy } from './lazy.ts'
import { startLightbox } from './lightbox.ts'
import { startMedia } from './media.ts'
import { has, whenThere } from './on-element.ts'
import { onPainted } from './on-page-event.ts'
import { startPageChange } from './page-change.ts'
import { startPagination } from './pagination.ts'
import { startReveal } from './reveal.ts'
import { startStaffBar } from './staff-bar.ts'
import { startLazily } from './start-lazily.ts'

/** Runs on every page. Everything else is loaded when near or touched. */
startPageChange()
startDeferredLayout()
customElements.define(
  'vt-island',
  class extends IslandElement {
    readonly load = loadIsland
  },
)
startAnchors()
startDisclosures()
startLazy()
startLightbox()
startMedia()
startPagination()
startReveal()
startStaffBar()

/** Features that only some pages need, or some browsers lack. */
startLazily()
whenThere('[data-submenu], [data-phone-menu]', () =>
  // They work from the HTML, so the first paint comes before the script.
  onPainted(() => void import('./menus/start-menus.ts').then(one => one.startMenus())),
)
whenThere('[data-endless]', () => import('./infinite-scroll.ts').then(one => one.startEndless()))
whenThere('[data-passkey]', () =>
  import('./customer-passkeys.ts').then(one => one.startCustomerPasskeys()),
)
whenThere('[data-sticky]', () => import('./sticky.ts').then(one => one.startSticky()))
if (has('[data-back-to-top]')) {
  onPainted(() => void import('./back-to-top.ts').then(one => one.startBackToTop()))
}
if (has('[data-section-dots]')) import('./section-dots.ts').then(one => one.startSectionDots())
if (has('[data-smooth-wheel]')) import('./smooth-wheel.ts').then(one => one.startSmoothWheel())
if (!CSS.supports('animation-timeline: view()'))
  import('./scroll-effects.ts').then(one => one.startScrollEffects())
