interface Choice {
  /** Key of the product (`ShownProductData`). */
  key: string
  /** Id of the module in which the options were selected. */
  by: string
  choice: Record<string, string>
}

const NAME = 'vt:product-choice'

/** Notifies other forms of the same product of selected options. */
export function announceChoice(detail: Choice) {
  document.dispatchEvent(new CustomEvent(NAME, { detail }))
}

/** Calls `take` with options that were selected in other forms. Returns a function that stops it. */
export function onChoice(
  { key, by }: Pick<Choice, 'key' | 'by'>,
  take: (choice: Choice['choice']) => void,
): () => void {
  const onEvent = ({ detail }: CustomEventInit<Choice>) => {
    if (detail && detail.key === key && detail.by !== by) take(detail.choice)
  }
  document.addEventListener(NAME, onEvent)
  return () => document.removeEventListener(NAME, onEvent)
}
