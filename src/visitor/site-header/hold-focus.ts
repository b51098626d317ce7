/** Leaves nothing of the page to be reached but an element and those besides. Answers how to give it back. */
export function holdFocus(element: Element, besides: readonly Element[]): () => void {
  const held: HTMLElement[] = []
  const open = [element, ...besides]
  const hold = (at: Element) => {
    for (const one of at.parentElement?.children ?? []) {
      if (one === at || !(one instanceof HTMLElement) || one.inert) continue
      if (open.some(other => one.contains(other)) || open.includes(one)) continue
      if (one.matches('script, style, template')) continue
      one.inert = true
      held.push(one)
    }
    if (at.parentElement && at.parentElement !== document.body) hold(at.parentElement)
  }
  hold(element)
  return () => {
    for (const one of held) one.inert = false
  }
}
