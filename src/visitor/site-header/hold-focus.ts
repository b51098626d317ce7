/**
 * Makes everything inert but an element and those besides, and returns how to undo that. The page keeps its main landmark and its
 * title, which cannot be focused, so that screen readers still know where they are.
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
