import { useLayoutEffect } from 'react'
import { useCanvas } from './CanvasContext.ts'

/** A layout block on the canvas: as visitors see it, edited in a place of its own. */
export function SyncedBlock({ id, html, css }: { id: string; html: string; css: string }) {
  const { rules } = useCanvas()
  useLayoutEffect(() => (css ? rules.use(css) : undefined), [rules, css])
  return <div id={id} data-module="layout-block" dangerouslySetInnerHTML={{ __html: html }} />
}
