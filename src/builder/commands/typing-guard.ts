/** A pointer press moves the focus out of an editor within this time. */
const FOCUS_FOLLOWS_PRESS_MS = 100
/** Destructive keys are ignored for this long after the last key or the end of editing. */
export const QUIET_AFTER_TYPING_MS = 800

export type TypingGuard = ReturnType<typeof createTypingGuard>

type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey'>

/**
 * Decides whether a key may remove or replace modules. Builder and canvas share one guard, because
 * closing an editor can move the focus, and a key that is still held, to the other document.
 */
export function createTypingGuard(now: () => number = () => performance.now()) {
  let quietUntil = Number.NEGATIVE_INFINITY
  let pressedAt = Number.NEGATIVE_INFINITY
  /** Keys pressed in an editor and not yet released. */
  const held = new Set<string>()
  const beQuiet = () => {
    quietUntil = now() + QUIET_AFTER_TYPING_MS
  }

  return {
    /** Records a key pressed in an editor. macOS does not report the release of keys pressed with Command. */
    typed({ key, ctrlKey, metaKey }: KeyPress) {
      if (!ctrlKey && !metaKey) held.add(key)
      beQuiet()
    },
    /** The focus left an editor, or the editor was closed. */
    left() {
      if (now() - pressedAt > FOCUS_FOLLOWS_PRESS_MS) beQuiet()
    },
    released(key: string) {
      held.delete(key)
    },
    /** The window lost focus, so releases of keys may be missed. */
    releasedAll() {
      held.clear()
    },
    /** Records a pointer press outside editors. Keys after it apply to the selected module. */
    pressed() {
      pressedAt = now()
      quietUntil = Number.NEGATIVE_INFINITY
    },
    /** Whether this key may remove or replace modules outside editors. */
    allows({ key, repeat }: KeyPress): boolean {
      return !repeat && !held.has(key) && now() >= quietUntil
    },
  }
}
