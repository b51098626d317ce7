import { type ReactNode, useLayoutEffect } from 'react'
import { compileVariables } from '#design'
import type { DesignStore } from '#staff/client'
import { setHostWindow } from '#visitor/client'
import type { SiteFrame } from '../api.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { listenToKeys } from '../commands/keys.ts'
import { useTexts } from '../texts.ts'
import { useCanvas } from './CanvasContext.ts'
import canvasStyles from './canvas.css?inline'
import { dragByText } from './drag-by-text.ts'
import { guard } from './guard.ts'

/** The document of the canvas: the site's own styles, header and footer around what is edited. */
export function Frame({
  children,
  document: frame,
  site,
}: {
  children: ReactNode
  document: Document | undefined
  site: Pick<SiteFrame, 'css' | 'header' | 'footer' | 'direction'>
}) {
  const { rules, library } = useCanvas()
  const texts = useTexts()
  const commands = useCommands()
  useLayoutEffect(() => {
    if (!frame?.defaultView) return
    frame.documentElement.dataset.mode = document.documentElement.dataset.mode
    frame.documentElement.dir = site.direction
    frame.documentElement.lang = document.documentElement.lang
    frame.defaultView.frameElement?.setAttribute('title', texts('Canvas'))
    for (const css of [site.css, canvasStyles]) {
      const style = frame.createElement('style')
      style.textContent = css
      frame.head.append(style)
    }
    rules.mount(frame)
    const dropVariables = showVariables(frame, library)
    const stop = guard(frame)
    const stopDragging = dragByText(frame)
    const stopKeys = listenToKeys(frame, commands)
    const restore = setHostWindow(frame.defaultView)
    return () => {
      dropVariables()
      stop()
      stopDragging()
      stopKeys()
      restore()
    }
  }, [frame, rules, library, site, texts, commands])
  return (
    <>
      <div className="vt-frame-part" inert dangerouslySetInnerHTML={{ __html: site.header }} />
      <main className="site-main">{children}</main>
      <div className="vt-frame-part" inert dangerouslySetInnerHTML={{ __html: site.footer }} />
    </>
  )
}

/** All of the site's, as they are at any moment. */
function showVariables(frame: Document, library: DesignStore): () => void {
  const style = frame.createElement('style')
  const write = () => {
    style.textContent = compileVariables(library.variables.values())
  }
  write()
  frame.head.append(style)
  return library.subscribe(write)
}
