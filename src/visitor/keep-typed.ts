const ownValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')

/**
 * Keeps what the visitor types into text areas while they are hydrated. React writes their initial text
 * again at an unknown time of hydration, and only for text areas. Returns a function that ends it.
 */
export function keepTyped(within: ParentNode): () => void {
  const areas = [...within.querySelectorAll('textarea')]
  for (const area of areas) {
    Object.defineProperty(area, 'value', {
      configurable: true,
      get: () => ownValue?.get?.call(area),
      set(text: string) {
        if (text !== area.defaultValue) ownValue?.set?.call(area, text)
      },
    })
  }
  return () => {
    for (const area of areas) Reflect.deleteProperty(area, 'value')
  }
}
