import { useLayoutEffect } from 'react'
import { useCanvas } from './CanvasContext.ts'

/** Layout block, or the content of a page, on the canvas. It is edited on its own page. */
export function SyncedBlock({
  id,
  type,
  html,
  css,
}: {
  id: string
  type: string
  html: string
  css: string
}) {
  const { rules } = useCanvas()
  useLayoutEffect(() => (css ? rules.use(css) : undefined), [rules, css])
  return <div id={id} data-module={type} dangerouslySetInnerHTML={{ __html: html }} />
}
