import { nameInHash } from '../hash.ts'
import { pageMode } from '../mode.ts'
import { eachThere } from '../on-element.ts'
import { onLayer } from '../page-state.ts'
import { createPopup, openByLink, POPUP_HASH, type Popup } from './popup.ts'
import { createPopupMemory, type VisitorMemory } from './popup-memory.ts'
import { createPopupQueue } from './popup-queue.ts'
import { mayOpen, readTrigger } from './popup-rules.ts'
import { onTrigger } from './popup-triggers.ts'

const POPUP = '[data-popup]'

/** Opens popups and bars by links and triggers. Disabled at checkout. */
export function startPopups() {
  if (document.querySelector('[data-module="checkout"]')) return
  const memory = createPopupMemory(Date.now)
  const queue = createPopupQueue()
  const count = createPopupCounts()
  const openItself = createOpener(memory, queue)
  const popups = new Map<string, Popup>()

  eachThere<HTMLElement>(POPUP, element => {
    const name = element.dataset.popup ?? ''
    // Of two popups with one name, the first is used.
    if (popups.has(name)) return
    const popup = createPopup(element, {
      onShown() {
        memory.note(name, record => ({ ...record, shownAt: Date.now() }))
        count(element, 'shown')
        if (element.matches('dialog')) queue.hold()
      },
      onClosed() {
        memory.note(name, record => ({ ...record, closed: (record.closed ?? 0) + 1 }))
        count(element, 'closed')
        queue.pause()
      },
    })
    popups.set(name, popup)
    openItself(element, popup)
    onLayer(`popup-${name}`, at => void (at === undefined ? popup.close() : popup.open('layer')))
  })
  openByLinks(popups)

  document.addEventListener('vt:converted', event => {
    const { form } = (event as CustomEvent<{ form: string }>).detail
    const element = document.getElementById(form)?.closest<HTMLElement>(POPUP)
    if (!element) return
    memory.note(element.dataset.popup ?? '', record => ({ ...record, done: true }))
    count(element, 'converted')
  })
}

/** Returns a function that opens a popup automatically if frequency and audience allow it. */
function createOpener(memory: VisitorMemory, queue: ReturnType<typeof createPopupQueue>) {
  let page: number | undefined
  const pageOfVisit = () => {
    page ??= memory.countPage()
    return page
  }
  return (element: HTMLElement, popup: Popup) => {
    const { popup: name = '', trigger, frequency, visitors, stops } = element.dataset
    if (pageMode() === 'layout-preview') {
      // Previews open at once.
      queue.add(() => popup.open())
      return
    }
    if (visitors) memory.begin()
    if (visitors && (visitors === 'returning') !== memory.isReturning) return
    const rule = { frequency, stops: stops !== undefined }
    const isDue = () => mayOpen(rule, memory.of(name), Date.now())
    onTrigger(readTrigger(trigger), pageOfVisit, () =>
      queue.add(() => isDue() && !isTaken(element) && popup.open()),
    )
  }
}

/** Opens popups by link, also from other pages, and by URL. */
function openByLinks(popups: ReadonlyMap<string, Popup>) {
  const named = (hash: string) =>
    hash.startsWith(POPUP_HASH)
      ? popups.get(nameInHash(hash).slice(POPUP_HASH.length - 1))
      : undefined
  const openNamed = () => named(location.hash)?.open('address')
  openNamed()
  addEventListener('hashchange', openNamed)
  // Runs before anchor handling.
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href*="${POPUP_HASH}"]`)
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const isHere = link.host === location.host && link.pathname === location.pathname
    const popup = isHere ? named(link.hash) : undefined
    if (!popup) return
    event.preventDefault()
    void openByLink(popup)
  }
  document.addEventListener('click', onClick, { capture: true })
}

/** Only one bar per edge. */
function isTaken({ dataset }: HTMLElement): boolean {
  const bars = `${POPUP}[data-kind="bar"][data-place="${dataset.place}"]:not([hidden])`
  return dataset.kind === 'bar' && document.querySelector(bars) !== null
}

/** `POST /api/popups` (`server/site/visitor/popup-routes.ts`). */
const PATH = '/api/popups'

export type PopupEvent = 'shown' | 'closed' | 'converted'

/** Reports events of rule-based popups (inside `[data-popups]`) in one request when the page is left. */
export function createPopupCounts() {
  let acts: { popup: string; act: PopupEvent }[] = []

  function send() {
    if (acts.length === 0) return
    const body = new Blob([JSON.stringify({ acts })], { type: 'application/json' })
    acts = []
    navigator.sendBeacon(PATH, body)
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send()
  })

  return (popup: HTMLElement, act: PopupEvent) => {
    if (popup.closest('[data-popups="counted"]')) acts.push({ popup: popup.id, act })
  }
}
