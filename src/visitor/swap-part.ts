import { writeModuleState, writeQuery } from './page-state.ts'
import { takeStylesFrom } from './page-styles.ts'
import { takeTextsFrom } from './page-texts.ts'
import { headerHeight, scrollToElement } from './scroll.ts'
import { tellContent } from './when-there.ts'

/** A part that begins above the window is brought this far below the header, in pixels. */
const OFFSET_PX = 50

const running = new WeakMap<HTMLElement, AbortController>()

/**
 * Brings what a part of the page shows at another address; the last press wins. Once it is there, a step notes it in the
 * history; without one the address has changed already. What fails leaves the part as it was and says so. `show` puts what
 * was found in its place.
 */
export async function swapPart(
  part: HTMLElement,
  asked: string,
  step?: 'push' | 'replace',
  show = replace,
) {
  const address = part.dataset.hash ? withOffered(part, asked) : asked
  running.get(part)?.abort()
  const stop = new AbortController()
  running.set(part, stop)
  part.ariaBusy = 'true'
  part.querySelector('[data-swap-failed]')?.remove()
  try {
    const { signal } = stop
    const answer = await fetch(address, { ...howToAsk(), headers: { accept: 'text/html' }, signal })
    // A page that says "not found" is an answer like any other.
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const found = next.getElementById(part.id)
    if (!found) throw new Error(`${address} answers ${answer.status} without the list`)
    if (stop.signal.aborted) return
    if (step) note(part, asked, step)
    // What is in the hash makes no other page of it.
    if (!part.dataset.hash) document.title = next.title
    takeTextsFrom(next)
    takeStylesFrom(next)
    show(part, found)
    tellContent()
    await afterNextFrame()
    if (!stop.signal.aborted) announce(part.dataset.status)
  } catch (error) {
    if (stop.signal.aborted) return
    console.warn(error)
    const notice = sayFailed(part, address)
    // Where it was asked for: a list that grows is long.
    const more = part.querySelector('[data-swap="more"]')
    if (more) more.before(notice)
    else part.prepend(notice)
  } finally {
    if (running.get(part) === stop) part.ariaBusy = null
  }
}

/** Writes into the page's address what the part shows: in the hash where the part keeps it there (NAV-1). */
function note(part: HTMLElement, address: string, step: 'push' | 'replace') {
  const query = new URL(address, location.href).searchParams
  const names = (part.dataset.paginated ?? '').split(' ')
  const values = names.map(name => query.get(name) ?? undefined)
  const [id, ...unset] = part.dataset.hash?.split('|') ?? []
  if (id) {
    writeModuleState(
      id,
      values.map((value, at) => value ?? unset[at] ?? ''),
      step,
    )
  } else writeQuery(Object.fromEntries(names.map((name, at) => [name, values[at]])), step)
}

/** NAV-1: a hash may name a category that is none, of which there is no page: then everything is asked for. */
function withOffered(part: HTMLElement, asked: string): string {
  const address = new URL(asked, location.href)
  const [name = ''] = (part.dataset.paginated ?? '').split(' ')
  const category = address.searchParams.get(name)
  const links = [...part.querySelectorAll<HTMLAnchorElement>('a[data-swap]')]
  const isOffered = links.some(({ href }) => new URL(href).searchParams.get(name) === category)
  if (category && !isOffered) address.searchParams.delete(name)
  return address.href
}

/** BM-2: in the preview of a layout block that nobody has published, its content goes along. */
function howToAsk(): RequestInit {
  const content = document.getElementById('vt-layout')?.textContent
  return content ? { method: 'POST', body: new URLSearchParams({ document: content }) } : {}
}

function replace(part: HTMLElement, found: HTMLElement) {
  // Asked before anything changes: afterwards the page would be laid out for the answer.
  const isAbove = part.getBoundingClientRect().top < headerHeight()
  const focused = part.contains(document.activeElement) ? document.activeElement : null
  const group = focused?.closest<HTMLElement>('[data-swap]')?.dataset.swap
  part.replaceChildren(...found.childNodes)
  part.dataset.status = found.dataset.status ?? ''
  // Styles let what came later appear; what was there from the start stands.
  part.dataset.swapped = ''
  // What was added goes on below what was there, which stays where it is.
  const added = part.querySelector<HTMLElement>('[data-added]')
  if (focused) ((added && startOf(added)) ?? placeIn(part, group))?.focus({ preventScroll: true })
  if (!added && isAbove) void scrollToElement(part, { offset: OFFSET_PX })
}

/** What was brought is laid out and painted in one frame and begins to appear in the next: no frame does both. */
function afterNextFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}

/** What can be pressed first in what was added; otherwise that itself. */
function startOf(added: HTMLElement): HTMLElement {
  const link = added.querySelector<HTMLElement>('a')
  if (link) return link
  added.tabIndex = -1
  return added
}

/** Where the keyboard goes on: the current link of the same group, or the same form's field. */
function placeIn(part: HTMLElement, group = ''): HTMLElement | null {
  const same = `[data-swap="${CSS.escape(group)}"]`
  const place = part.querySelector<HTMLElement>(`${same}[aria-current], ${same} select`)
  return place ?? part.querySelector<HTMLElement>('[data-swap]')
}

/** Read out; the element stays, since one that comes with its text is not heard by all. */
function announce(text = '') {
  let status = document.querySelector('[data-page-status]')
  if (!status) {
    status = document.createElement('p')
    status.className = 'visually-hidden'
    status.role = 'status'
    status.toggleAttribute('data-page-status', true)
    document.body.append(status)
  }
  status.textContent = text
}

function sayFailed(part: HTMLElement, address: string): HTMLElement {
  const { failed = '', retry = '' } = part.dataset
  const notice = document.createElement('p')
  notice.className = 'notice'
  notice.dataset.kind = 'error'
  notice.dataset.swapFailed = ''
  notice.role = 'alert'
  const link = document.createElement('a')
  link.href = address
  link.dataset.swap = ''
  link.textContent = retry
  notice.append(`${failed} `, link)
  return notice
}
