/**
 * Makes everything inert except some elements; returns a function that undoes it. Keeps the main
 * landmark and heading, which are not focusable, so that screen readers know the page.
 */
export function holdFocus(element: Element, besides: readonly Element[]): () => void {
  const held: HTMLElement[] = []
  const main = document.querySelector('main')
  const title = main?.querySelector('h1:not(:has(:any-link, button, [tabindex]))')
  const kept = [title ?? main].filter(one => one instanceof Element)
  const open = [element, ...besides, ...kept]
  const hold = (one: Element) => {
    if (!(one instanceof HTMLElement) || one.inert || one.matches('script, style, template')) return
    one.inert = true
    held.push(one)
  }
  const holdAround = (at: Element) => {
    for (const one of at.parentElement?.children ?? []) {
      if (one !== at && !open.some(other => one.contains(other))) hold(one)
    }
    if (at.parentElement && at.parentElement !== document.body) holdAround(at.parentElement)
  }
  holdAround(element)
  if (title) holdAround(title)
  else for (const one of main?.children ?? []) hold(one)
  return () => {
    for (const one of held) one.inert = false
  }
}
