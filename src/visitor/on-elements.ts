/** Calls `tell` for existing and future elements that match a selector. */
export function onElements(selector: string, tell: (element: Element) => void) {
  const look = (within: ParentNode) => {
    for (const element of within.querySelectorAll(selector)) tell(element)
  }
  look(document)
  new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(selector)) tell(node)
        look(node)
      }
    }
  }).observe(document.body, { childList: true, subtree: true })
}
