import { registerOverlayPortal } from '@puckeditor/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { setAt } from '#module-kit'
import { useCommands } from '../commands/CommandsContext.ts'
import { findPlace } from '../document/nodes.ts'

const Writing = lazy(() => import('./Writing.tsx'))

interface InlineRichTextProps {
  html: string
  nodeId: string
  /** Puck's spelling: `items[0].body`. */
  path: string
}

/** Formatted text on the canvas: as it is until it is pressed, then written in place. */
export function InlineRichText({ html, nodeId, path }: InlineRichTextProps) {
  const commands = useCommands()
  const place = useRef<HTMLDivElement>(null)
  const [isWriting, setWriting] = useState(false)
  useEffect(() => registerOverlayPortal(place.current), [])

  const change = (next: string) => {
    const node = findPlace(commands.content(), nodeId)?.node
    if (!node) return
    const dotted = path.replace(/\[(\d+)\]/g, '.$1')
    commands.change({ ...node, props: setAt(node.props, dotted, next) })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is written in the options
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas is a picture of the page
    <div
      ref={place}
      className="vt-inline"
      onClick={event => {
        event.preventDefault()
        event.stopPropagation()
        commands.select(nodeId)
        setWriting(true)
      }}
    >
      {isWriting ? (
        <Suspense fallback={<Still html={html} />}>
          <Writing html={html} onChange={change} onEnd={() => setWriting(false)} />
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
