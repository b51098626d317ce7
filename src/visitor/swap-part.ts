import { tellContent } from './on-element.ts'
import { urlWithParameters, writeModuleState, writeQuery } from './page-state.ts'
import { takeTextsFrom } from './page-texts.ts'
import { rememberOpened } from './remember-opened.ts'
import { headerHeight, scrollToElement } from './scroll.ts'

/** Distance of a part from the header after swapping, in pixels. */
const OFFSET_PX = 50

const running = new WeakMap<HTMLElement, AbortController>()

/**
 * Replaces a part of the page by its version at another URL; the last request wins. Adds a history
 * step if requested. Lists of another archive are opened as pages, whose templates may differ. A failure leaves the part unchanged and shows a message. `show` inserts the
 * result.
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
    const answer = await fetch(address, {
      ...requestOptions(),
      headers: { accept: 'text/html' },
      signal,
    })
    // Error pages are valid results.
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const found = next.getElementById(part.id)
    if (!found) throw new Error(`${address} answered ${answer.status} without the list`)
    if (stop.signal.aborted) return
    if (found.dataset.archive !== part.dataset.archive) {
      // Otherwise, Back would show fields that do not fit their list.
      for (const form of part.querySelectorAll('form')) form.reset()
      if (step) location.assign(asked)
      else location.reload()
      return
    }
    if (step) note(part, asked, step)
    // Hash state does not change the page title.
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
    // At the trigger, because infinite lists are long.
    const more = part.querySelector('[data-swap="more"]')
    if (more) more.before(notice)
    else part.prepend(notice)
  } finally {
    if (running.get(part) === stop) part.ariaBusy = null
  }
}

/** Values of a form; several of one name are joined, by `data-join` of their field or commas. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form)
  const query = new URLSearchParams()
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map(value => String(value).trim())
    const field = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"][data-join]`)
    const hasValue = values.some(Boolean)
    if (hasValue) query.set(name, field ? values.join(field.dataset.join) : values.join(','))
  }
  return query
}

/** URL of the page with the state that a link or form asks for. */
export function addressOf(
  pressed: HTMLAnchorElement | HTMLFormElement,
  names: readonly string[],
): string {
  const isForm = pressed instanceof HTMLFormElement
  const query = isForm ? readForm(pressed) : new URL(pressed.href).searchParams
  return urlWithParameters(
    Object.fromEntries(names.map(name => [name, query.get(name) || undefined])),
  )
}

/** Writes the part's state to the URL, or to the hash (NAV-1). */
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

/** NAV-1: unknown categories in a hash fall back to all. */
function withOffered(part: HTMLElement, asked: string): string {
  const address = new URL(asked, location.href)
  const [name = ''] = (part.dataset.paginated ?? '').split(' ')
  const category = address.searchParams.get(name)
  const links = [...part.querySelectorAll<HTMLAnchorElement>('a[data-swap]')]
  const isOffered = links.some(({ href }) => new URL(href).searchParams.get(name) === category)
  if (category && !isOffered) address.searchParams.delete(name)
  return address.href
}

/** BM-2: sends the unpublished content of a previewed layout block. */
function requestOptions(): RequestInit {
  const content = document.getElementById('vt-layout')?.textContent
  return content ? { method: 'POST', body: new URLSearchParams({ document: content }) } : {}
}

function replace(part: HTMLElement, found: HTMLElement) {
  // Measured before changes, to avoid a forced layout.
  const isAbove = part.getBoundingClientRect().top < headerHeight()
  const focused = part.contains(document.activeElement) ? document.activeElement : null
  const focusedTopPx = focused?.getBoundingClientRect().top ?? 0
  const group = focused?.closest<HTMLElement>('[data-swap]')?.dataset.swap
  const restore = rememberOpened(part)
  part.replaceChildren(...found.childNodes)
  part.dataset.status = found.dataset.status ?? ''
  part.dataset.paginated = found.dataset.paginated ?? ''
  restore()
  // Animations apply to content added later only.
  part.dataset.swapped = ''
  // Appended content does not move existing content.
  const added = part.querySelector<HTMLElement>('[data-added]')
  const same = focused?.id ? part.querySelector<HTMLElement>(`#${CSS.escape(focused.id)}`) : null
  const place = () => (added && startOf(added)) ?? same ?? placeIn(part, group)
  if (focused) place()?.focus({ preventScroll: true })
  const isCovered = part.querySelector(':popover-open') !== null
  // Filters stay where they are while visitors choose, also if groups above them disappear.
  if (same) keepInPlace(same, focusedTopPx)
  if (!added && isAbove && !same && !isCovered) void scrollToElement(part, { offset: OFFSET_PX })
}

/** Scrolls the page, or the sheet around an element, until the element is at a distance from the top. */
function keepInPlace(element: HTMLElement, topPx: number) {
  const moved = element.getBoundingClientRect().top - topPx
  const scroller = element.closest(':popover-open') ?? window
  scroller.scrollBy({ top: moved, behavior: 'instant' })
}

/** Waits a frame, so that layout and animation start are not in the same frame. */
function afterNextFrame(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}

/** First link in the added content, or the content itself. */
function startOf(added: HTMLElement): HTMLElement {
  const link = added.querySelector<HTMLElement>('a')
  if (link) return link
  added.tabIndex = -1
  return added
}

/** Focus target: the current link of the same group, or the same form field. */
function placeIn(part: HTMLElement, group = ''): HTMLElement | null {
  const same = `[data-swap="${CSS.escape(group)}"]`
  const place = part.querySelector<HTMLElement>(`${same}[aria-current], ${same} select`)
  return place ?? part.querySelector<HTMLElement>('[data-swap]')
}

/** Announces a text. The status element is persistent, because new live regions are not always read. */
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

/** Adds styles that fetched content needs before inserting it. */
export function takeStylesFrom(other: Document) {
  const brought = other.querySelector('head > style')?.textContent ?? ''
  const own = [...document.querySelectorAll<HTMLStyleElement>('head > style')]
  // List pages nearly always use the same modules.
  if (own.some(style => style.textContent === brought)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brought)
  const known = new Set(own.flatMap(style => rulesOf(style.sheet)))
  const missing = rulesOf(sheet).filter(rule => !known.has(rule))
  const style = document.createElement('style')
  style.textContent = missing.join('\n')
  document.head.append(style)
}

const rulesOf = (sheet: CSSStyleSheet | null) =>
  [...(sheet?.cssRules ?? [])].map(rule => rule.cssText)
