import { registerOverlayPortal } from '@puckeditor/core'
import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHowToShow } from '#ui'
import { useCommands } from '../commands/CommandsContext.ts'
import { beginWriting, endWriting } from './being-written.ts'
import { useWriteBack } from './use-write-back.ts'

interface InlineTextProps {
  text: string
  nodeId: string
  path: string
  /** Whether the text is a single line. */
  isLine: boolean
}

/**
 * Plain text that is edited in place. Puck's own field reads the layout of each text when a page
 * opens, which takes 0.2 s on a long page.
 */
export function InlineText({ text, nodeId, path, isLine }: InlineTextProps) {
  const commands = useCommands()
  const writeBack = useWriteBack(nodeId, path)
  const place = useRef<HTMLSpanElement>(null)
  const show = useHowToShow()
  // True from the first click on. Before that, the text can be used to drag its module.
  const [isWriting, setWriting] = useState(false)
  const isPlain = isWriting || !show
  // React sets the text once. While the user types, the browser changes it and the caret stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text with which the element begins
  const first = useMemo(() => text, [isPlain])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element when it is written
  useEffect(() => registerOverlayPortal(place.current), [isPlain])
  useEffect(() => () => endWriting(nodeId, path), [nodeId, path])
  const write = useCallback((select: (selection: Selection, text: Element) => void) => {
    flushSync(() => setWriting(true))
    const text = place.current
    text?.focus()
    const selection = text?.ownerDocument.getSelection()
    if (text && selection) select(selection, text)
  }, [])
  // A click beside the letters, in the same line or button, moves the caret to the end. Puck passes
  // such a click only to the module.
  useEffect(() => {
    const module = place.current?.closest('[data-module]')
    const onClick = (event: Event) => {
      const text = place.current
      if (event.target !== module || !text?.parentElement) return
      if (!isWithin(event as MouseEvent, text.parentElement)) return
      write((selection, written) => {
        selection.selectAllChildren(written)
        selection.collapseToEnd()
      })
    }
    module?.addEventListener('click', onClick)
    return () => module?.removeEventListener('click', onClick)
  }, [write])
  useEffect(() => {
    const element = place.current
    if (isPlain && element && writtenIn(element) !== text) element.replaceChildren(text)
  }, [text, isPlain])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas is a picture of the page
    <span
      key={isPlain ? 'plain' : 'shown'}
      ref={place}
      className="vt-inline-text"
      contentEditable={isWriting ? 'plaintext-only' : false}
      suppressContentEditableWarning
      onFocus={() => beginWriting(nodeId, path)}
      onBlur={() => {
        endWriting(nodeId, path)
        setWriting(false)
      }}
      onClick={event => {
        stop(event)
        commands.select(nodeId)
        const { clientX, clientY } = event
        if (!isWriting) write((selection, text) => collapseAt(selection, text, clientX, clientY))
      }}
      onInput={event => {
        const written = writtenIn(event.currentTarget)
        writeBack(isLine ? written.replaceAll('\n', '') : written)
      }}
      onKeyDown={event => {
        event.stopPropagation()
        if (isLine && event.key === 'Enter') event.preventDefault()
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur()
      }}
      onKeyUp={stop}
    >
      {isPlain ? first : show(text)}
    </span>
  )
}

/** Browsers keep an invisible line break after the last line for the caret. */
function writtenIn(element: HTMLElement): string {
  return element.innerText.replace(/\n$/, '')
}

/** Puts the caret at the clicked position. */
function collapseAt(selection: Selection, text: Element, x: number, y: number) {
  const at = text.ownerDocument.caretPositionFromPoint(x, y)
  if (at && text.contains(at.offsetNode)) selection.collapse(at.offsetNode, at.offset)
}

function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** Clicking a text inside a link or button edits it instead of following the link. */
function stop(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
