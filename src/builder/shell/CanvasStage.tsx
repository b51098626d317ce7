import { Puck } from '@puckeditor/core'
import { useEffect, useRef, useState } from 'react'
import { showCanvasScale } from '../canvas/canvas-scale.ts'

/**
 * Canvas at a width in pixels, scaled down if the window is too narrow. `undefined` uses the
 * available width.
 */
export function CanvasStage({ width }: { width: number | undefined }) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const wide = width ?? Math.max(room.width, 320)
  const scale = room.width > 0 ? Math.min(1, room.width / wide) : 1
  useEffect(() => showCanvasScale(scale), [scale])
  return (
    <div ref={stage} className="stage">
      <div
        className="stage-frame"
        data-scale={scale}
        style={{
          inlineSize: wide,
          blockSize: room.height / scale,
          transform: scale < 1 ? `scale(${scale})` : undefined,
          marginInlineStart: Math.max(0, (room.width - wide * scale) / 2),
        }}
      >
        <Puck.Preview />
      </div>
    </div>
  )
}
