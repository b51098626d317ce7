import { registerOverlayPortal } from '@puckeditor/core'
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCommands } from '../commands/CommandsContext.ts'
import { useWriteBack } from './use-write-back.ts'

interface InlineTextProps {
  text: string
  nodeId: string
  path: string
  /** Without breaks. */
  isLine: boolean
}

let written: string | undefined
const keyOf = (nodeId: string, path: string) => `${nodeId} ${path}`

/** Whether somebody writes this text now: one that is emptied stays, where else nothing is shown for it. */
export function isBeingWritten(nodeId: string, path: string): boolean {
  return written === keyOf(nodeId, path)
}

/**
 * Plain text on the canvas, written where it stands. Puck's own reads the layout of each text when a page opens,
 * which costs a long page a fifth of a second.
 */
export function InlineText({ text, nodeId, path, isLine }: InlineTextProps) {
  const commands = useCommands()
  const writeBack = useWriteBack(nodeId, path)
  const place = useRef<HTMLSpanElement>(null)
  // React sets it once; while somebody writes, the browser does, and the caret stays.
  const [first] = useState(text)
  // From a press on: until then the text is held to drag its module by.
  const [isWriting, setWriting] = useState(false)
  useEffect(() => registerOverlayPortal(place.current), [])
  const write = useCallback((select: (selection: Selection) => void) => {
    const text = place.current
    if (!text) return
    flushSync(() => setWriting(true))
    text.focus()
    const selection = text.ownerDocument.getSelection()
    if (selection) select(selection)
  }, [])
  // A press beside the letters, in the same line or button, writes on at their end. Puck lets only the module feel it.
  useEffect(() => {
    const module = place.current?.closest('[data-module]')
    const onClick = (event: Event) => {
      const text = place.current
      if (event.target !== module || !text?.parentElement) return
      if (!isWithin(event as MouseEvent, text.parentElement)) return
      write(selection => {
        selection.selectAllChildren(text)
        selection.collapseToEnd()
      })
    }
    module?.addEventListener('click', onClick)
    return () => module?.removeEventListener('click', onClick)
  }, [write])
  useEffect(() => {
    const element = place.current
    if (element && element.textContent !== text && element.innerText !== text) {
      element.replaceChildren(text)
    }
  }, [text])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas is a picture of the page
    <span
      ref={place}
      className="vt-inline-text"
      contentEditable={isWriting ? 'plaintext-only' : false}
      suppressContentEditableWarning
      onFocus={() => {
        written = keyOf(nodeId, path)
      }}
      onBlur={() => {
        written = undefined
        setWriting(false)
      }}
      onClick={event => {
        stop(event)
        commands.select(nodeId)
        const { clientX, clientY, currentTarget } = event
        if (!isWriting) write(selection => collapseAt(selection, currentTarget, clientX, clientY))
      }}
      onInput={event => {
        const written = event.currentTarget.innerText
        writeBack(isLine ? written.replaceAll('\n', '') : written)
      }}
      onKeyDown={event => {
        event.stopPropagation()
        if (isLine && event.key === 'Enter') event.preventDefault()
      }}
      onKeyUp={stop}
    >
      {first}
    </span>
  )
}

/** Puts the caret between the letters that were pressed. */
function collapseAt(selection: Selection, text: Element, x: number, y: number) {
  const at = text.ownerDocument.caretPositionFromPoint(x, y)
  if (at && text.contains(at.offsetNode)) selection.collapse(at.offsetNode, at.offset)
}

function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** A text in a link or a button is written, not followed. */
function stop(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
