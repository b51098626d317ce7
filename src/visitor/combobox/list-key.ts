/** What a key does to a list below a field, and whether the field has no part in it. */
export type ListAct = { isTaken: boolean } & (
  | { act: 'move'; at: number }
  | { act: 'choose' }
  | { act: 'close' }
)

/** Keys of a field with a list of suggestions, the focus staying in the field (APG Combobox). */
export function listKey(
  key: string,
  { at, count, isShown }: { at: number; count: number; isShown: boolean },
): ListAct | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (count === 0) return undefined
      // The field itself is one of the places: the arrows lead back to what was typed.
      return {
        act: 'move',
        at: stepThrough(at, key === 'ArrowDown' ? 1 : -1, count),
        isTaken: true,
      }
    case 'Home':
    case 'End':
      // Back to the text, where the cursor goes to its start or end.
      return isShown && at >= 0 ? { act: 'move', at: -1, isTaken: false } : undefined
    case 'Enter':
      return isShown && at >= 0 ? { act: 'choose', isTaken: true } : undefined
    case 'Escape':
      return isShown ? { act: 'close', isTaken: true } : undefined
    case 'Tab':
      return { act: 'close', isTaken: false }
    default:
      return undefined
  }
}

/** Places are -1, the field, and the options from 0; after the last comes the first. */
function stepThrough(at: number, step: number, options: number): number {
  const places = options + 1
  return ((at + 1 + step + places) % places) - 1
}
