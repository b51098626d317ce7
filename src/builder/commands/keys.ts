import type { Commands } from './create-commands.ts'

interface Key {
  /** As displayed; `⌘` stands for Ctrl on other systems. */
  keys: string
  does: string
  matches(event: KeyboardEvent): boolean
  /** Also active while typing. */
  always?: boolean
  /** Handled by the browser's own event, which provides the pasted content. */
  isNative?: boolean
  /** Removes or replaces modules. Ignored on key repeat and shortly after typing. */
  isDestructive?: boolean
  run(commands: Commands): void
}

const isMod = (event: KeyboardEvent) => event.metaKey || event.ctrlKey
const mod =
  (key: string, options: { shift?: boolean; alt?: boolean } = {}) =>
  (event: KeyboardEvent) =>
    isMod(event) &&
    event.shiftKey === (options.shift ?? false) &&
    event.altKey === (options.alt ?? false) &&
    event.key.toLowerCase() === key
const alt = (key: string) => (event: KeyboardEvent) =>
  event.altKey && !isMod(event) && !event.shiftKey && event.key === key
/** Whether the focus is in a panel other than the structure. */
const isBeside = (event: KeyboardEvent) => {
  const element = event.target as Element | null
  const panel = element?.closest?.('.builder-top, .builder-options, .builder-left')
  return panel != null && !element?.closest('.tree')
}
const plain = (key: string) => (event: KeyboardEvent) =>
  !event.altKey && !isMod(event) && event.key === key

/** All keyboard shortcuts. The list of shortcuts in the builder is generated from this array. */
export const KEYS: readonly Key[] = [
  { keys: '⌘ Z', does: 'Undo', matches: mod('z'), always: true, run: c => c.undo() },
  {
    keys: '⇧ ⌘ Z',
    does: 'Redo',
    matches: mod('z', { shift: true }),
    always: true,
    run: c => c.redo(),
  },
  { keys: '⌘ Y', does: 'Redo', matches: mod('y'), always: true, run: c => c.redo() },
  { keys: '⌘ S', does: 'Save now', matches: mod('s'), always: true, run: c => c.save() },
  {
    keys: '⌘ F',
    does: 'Find on page',
    matches: mod('f'),
    always: true,
    run: c => c.openFind(),
  },
  { keys: '/', does: 'Add module', matches: plain('/'), run: c => c.openInsert() },
  { keys: '⌘ C', does: 'Copy', matches: mod('c'), run: c => c.copy() },
  { keys: '⌘ X', does: 'Cut', matches: mod('x'), isDestructive: true, run: c => c.cut() },
  { keys: '⌘ V', does: 'Paste', matches: mod('v'), isNative: true, run: c => c.paste() },
  {
    keys: '⌘ D',
    does: 'Duplicate',
    matches: mod('d'),
    isDestructive: true,
    run: c => c.duplicate(),
  },
  {
    keys: '⌥ ⌘ C',
    does: 'Copy style',
    matches: mod('c', { alt: true }),
    run: c => c.copyStyle(),
  },
  {
    keys: '⌥ ⌘ V',
    does: 'Paste style',
    matches: mod('v', { alt: true }),
    isDestructive: true,
    run: c => c.pasteStyle(),
  },
  {
    keys: 'Delete',
    does: 'Remove',
    matches: plain('Delete'),
    isDestructive: true,
    run: c => c.remove(),
  },
  {
    keys: '⌫',
    does: 'Remove',
    matches: plain('Backspace'),
    isDestructive: true,
    run: c => c.remove(),
  },
  { keys: '⌥ ↑', does: 'Move up', matches: alt('ArrowUp'), run: c => c.move('up') },
  { keys: '⌥ ↓', does: 'Move down', matches: alt('ArrowDown'), run: c => c.move('down') },
  {
    keys: '⌥ ←',
    does: 'Move out of parent',
    matches: alt('ArrowLeft'),
    run: c => c.move('out'),
  },
  {
    keys: '⌥ →',
    does: 'Nest in previous',
    matches: alt('ArrowRight'),
    run: c => c.move('in'),
  },
  {
    keys: 'F6',
    does: 'Next panel',
    matches: event => plain('F6')(event) && !event.shiftKey,
    always: true,
    run: c => c.focusPanel(1),
  },
  {
    keys: '⇧ F6',
    does: 'Previous panel',
    matches: event => plain('F6')(event) && event.shiftKey,
    always: true,
    run: c => c.focusPanel(-1),
  },
  {
    keys: 'Esc',
    does: 'Back to the layers',
    matches: event => plain('Escape')(event) && isBeside(event),
    always: true,
    run: c => c.openTree(),
  },
  {
    keys: 'Esc',
    does: 'Select parent',
    matches: plain('Escape'),
    run: c => c.selectParent(),
  },
]

/** Listens to keys in the builder's document or the canvas. Returns a function that stops listening. */
export function listenToKeys(target: Document, commands: Commands): () => void {
  const { guard } = commands
  function onKeyDown(event: KeyboardEvent) {
    const element = event.target as HTMLElement | null
    const typing = isTyping(element)
    if (typing) guard.typed(event)
    if (event.defaultPrevented || event.isComposing) return
    if (hasOwnKeys(element)) return
    const key = KEYS.find(one => one.matches(event) && (one.always || !typing))
    if (!key) return
    if (/^(Copy|Cut)$/.test(key.does) && !target.getSelection()?.isCollapsed) return
    // Stops the event even if it is ignored here, because Puck has its own shortcut that removes
    // modules.
    event.stopImmediatePropagation()
    if (key.isNative) return
    event.preventDefault()
    if (!key.isDestructive || guard.allows(event)) key.run(commands)
  }
  function onPaste(event: ClipboardEvent) {
    const element = event.target as HTMLElement | null
    if (event.defaultPrevented || hasOwnKeys(element) || isTyping(element)) return
    event.preventDefault()
    commands.paste(event.clipboardData?.getData('text/plain'))
  }
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  target.addEventListener('keydown', onKeyDown, options)
  target.addEventListener('paste', onPaste, options)
  target.addEventListener('keyup', event => guard.released(event.key), options)
  target.addEventListener(
    'focusout',
    event => {
      if (isTyping(event.target as Element | null)) guard.left()
    },
    options,
  )
  target.addEventListener(
    'pointerdown',
    event => {
      if (!isTyping(event.target as Element | null)) guard.pressed()
    },
    options,
  )
  target.defaultView?.addEventListener('blur', guard.releasedAll, options)
  return () => stop.abort()
}

/** Dialogs and menus handle keys themselves. */
const hasOwnKeys = (element: HTMLElement | null) =>
  Boolean(element?.closest?.('[role="dialog"], [role="menu"]'))

/** The formatting toolbar counts as part of its text. */
const isTyping = (element: Element | null) =>
  Boolean(
    element?.closest?.(
      'input, textarea, select, .rich-text-toolbar, [contenteditable]:not([contenteditable="false"])',
    ),
  )
