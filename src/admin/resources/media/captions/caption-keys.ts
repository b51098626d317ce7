import type { KeyboardEvent } from 'react'

export const CAPTION_ACTS = [
  'toggle',
  'setStart',
  'setEnd',
  'split',
  'merge',
  'add',
  'previous',
  'next',
  'undo',
  'redo',
] as const
export type CaptionEvent = (typeof CAPTION_ACTS)[number]

/** By key code, because Alt changes the letters on a Mac. */
const BY_CODE: Record<string, CaptionEvent> = {
  KeyP: 'toggle',
  KeyS: 'setStart',
  KeyE: 'setEnd',
  KeyX: 'split',
  KeyM: 'merge',
  KeyN: 'add',
  ArrowUp: 'previous',
  ArrowDown: 'next',
}

/** Display name of the shortcut. */
export const KEY_NAMES: Record<CaptionEvent, string> = {
  toggle: 'Alt + P',
  setStart: 'Alt + S',
  setEnd: 'Alt + E',
  split: 'Alt + X',
  merge: 'Alt + M',
  add: 'Alt + N',
  previous: 'Alt + ↑',
  next: 'Alt + ↓',
  undo: 'Ctrl + Z',
  redo: 'Ctrl + Shift + Z',
}

/** Action of a key in the caption editor, regardless of focus; undefined for text input. */
export function actionForKey(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): CaptionEvent | undefined {
  const { code, key, altKey, shiftKey } = event
  const hasControl = event.ctrlKey || event.metaKey
  if (altKey && !hasControl && !shiftKey) return BY_CODE[code]
  if (!hasControl || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : undefined
}
