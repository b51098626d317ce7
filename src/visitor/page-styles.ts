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
