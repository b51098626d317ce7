import { startAnchors } from './anchors.ts'
import { startDeferredLayout } from './defer-layout.ts'
import { startHeader } from './header.ts'
import { IslandElement } from './island-element.ts'
import { startLazy } from './lazy.ts'
import { startLightbox } from './lightbox.ts'
import { startPageChange } from './page-change.ts'
import { startPagination } from './pagination.ts'
import { startReveal } from './reveal.ts'
import { startScrollEffects } from './scroll-effects.ts'
import { startStaffBar } from './staff-bar.ts'

/** What runs on every page. Everything else waits until it is near or touched. */
startPageChange()
startDeferredLayout()
customElements.define('vt-island', IslandElement)
startAnchors()
startHeader()
startLazy()
startLightbox()
startPagination()
startReveal()
startScrollEffects()
startStaffBar()
if (document.querySelector('[data-sticky]')) import('./sticky.ts').then(one => one.startSticky())
