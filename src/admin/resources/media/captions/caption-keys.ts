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
export type CaptionAct = (typeof CAPTION_ACTS)[number]

/** By the place of the key: with Alt held, a Mac writes other letters. */
const BY_CODE: Record<string, CaptionAct> = {
  KeyP: 'toggle',
  KeyS: 'setStart',
  KeyE: 'setEnd',
  KeyX: 'split',
  KeyM: 'merge',
  KeyN: 'add',
  ArrowUp: 'previous',
  ArrowDown: 'next',
}

/** As it is written in the list of keys. */
export const KEY_NAMES: Record<CaptionAct, string> = {
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

/** What a key does in the editor of captions, wherever the focus is; undefined for what is typed. */
export function actOfKey(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): CaptionAct | undefined {
  const { code, key, altKey, shiftKey } = event
  const hasControl = event.ctrlKey || event.metaKey
  if (altKey && !hasControl && !shiftKey) return BY_CODE[code]
  if (!hasControl || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : undefined
}
