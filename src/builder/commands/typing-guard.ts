/** A press of the pointer takes the focus out of an editor within this time. */
const FOCUS_FOLLOWS_PRESS_MS = 100
/** Destructive keys are ignored for this long after the last key or the end of typing. */
export const QUIET_AFTER_TYPING_MS = 800

export type TypingGuard = ReturnType<typeof createTypingGuard>

type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey'>

/**
 * Decides whether a key may remove or replace modules. The builder's page and the canvas share one guard, because an
 * editor that closes hands the focus, and with it a key that is still held, from one document to the other.
 */
export function createTypingGuard(now: () => number = () => performance.now()) {
  let quietUntil = Number.NEGATIVE_INFINITY
  let pressedAt = Number.NEGATIVE_INFINITY
  /** Keys that were pressed in an editor and not released since. */
  const held = new Set<string>()
  const beQuiet = () => {
    quietUntil = now() + QUIET_AFTER_TYPING_MS
  }

  return {
    /** A key was pressed in an editor. macOS reports no release of keys that are pressed with Command. */
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
    /** The window lost the focus: it is not told of keys that are released elsewhere. */
    releasedAll() {
      held.clear()
    },
    /** The pointer was pressed outside of editors: what follows is meant for what it selected. */
    pressed() {
      pressedAt = now()
      quietUntil = Number.NEGATIVE_INFINITY
    },
    /** Whether a press of this key outside of editors may remove or replace modules. */
    allows({ key, repeat }: KeyPress): boolean {
      return !repeat && !held.has(key) && now() >= quietUntil
    },
  }
}
