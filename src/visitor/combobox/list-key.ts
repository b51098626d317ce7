/** Effect of a key on a list, and whether the default is prevented. */
export type ListKeyAction = { isTaken: boolean } & (
  | { act: 'move'; at: number }
  | { act: 'choose' }
  | { act: 'close' }
)

/** Keyboard handling of a field with a suggestion list; the focus stays in the field (APG Combobox). */
export function listKey(
  key: string,
  { at, count, isShown }: { at: number; count: number; isShown: boolean },
): ListKeyAction | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (count === 0) return undefined
      // Cycles through the field, too: arrows lead back to the typed text.
      return {
        act: 'move',
        at: stepThrough(at, key === 'ArrowDown' ? 1 : -1, count),
        isTaken: true,
      }
    case 'Home':
    case 'End':
      // Return to the text; the cursor moves to its start or end.
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

/** Position -1 is the field, options start at 0; wraps around. */
function stepThrough(at: number, step: number, options: number): number {
  const places = options + 1
  return ((at + 1 + step + places) % places) - 1
}
