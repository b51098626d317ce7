import { registerOverlayPortal } from '@puckeditor/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useCommands } from '../commands/CommandsContext.ts'
import { beginWriting, endWriting } from './being-written.ts'
import { useWriteBack } from './use-write-back.ts'

const Writing = lazy(() => import('./Writing.tsx'))

interface InlineRichTextProps {
  html: string
  nodeId: string
  path: string
}

/** Rich text on the canvas. Clicking it starts editing in place. */
export function InlineRichText({ html, nodeId, path }: InlineRichTextProps) {
  const commands = useCommands()
  const writeBack = useWriteBack(nodeId, path)
  const place = useRef<HTMLDivElement>(null)
  const [isWriting, setWriting] = useState(false)
  useEffect(() => registerOverlayPortal(place.current), [])
  useEffect(() => () => endWriting(nodeId, path), [nodeId, path])
  const begin = () => {
    beginWriting(nodeId, path)
    setWriting(true)
  }
  const end = () => {
    endWriting(nodeId, path)
    setWriting(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas is a picture of the page
    <div
      ref={place}
      className="vt-inline"
      onClick={event => {
        event.preventDefault()
        event.stopPropagation()
        commands.select(nodeId)
        begin()
      }}
      // In the editor and its toolbar.
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) end()
      }}
    >
      {isWriting ? (
        <Suspense fallback={<Still html={html} />}>
          <Writing html={html} onChange={writeBack} onEnd={end} />
        </Suspense>
      ) : (
        <Still html={html} />
      )}
    </div>
  )
}

function Still({ html }: { html: string }) {
  return <div className="vt-inline" dangerouslySetInnerHTML={{ __html: html }} />
}
