import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { compileVariables } from '#design'
import type { DesignStore } from '#staff/client'
import { setHostWindow } from '#visitor/client'
import type { SiteFrame } from '../api.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { listenToKeys } from '../commands/keys.ts'
import { useTexts } from '../texts.ts'
import { useCanvas } from './CanvasContext.ts'
import canvasStyles from './canvas.css?inline'
import { showCanvasScale } from './canvas-scale.ts'
import { dragByText } from './drag-by-text.ts'
import { openEditedArea } from './edited-area.ts'
import { FramePart } from './FramePart.tsx'
import { guard } from './guard.ts'

/**
 * Canvas document: the site's styles, header and footer, and either the page's templates or the
 * page that a template is previewed with.
 */
export function Frame({
  children,
  document: frame,
  site,
}: {
  children: ReactNode
  document: Document | undefined
  site: Pick<
    SiteFrame,
    'css' | 'header' | 'main' | 'footer' | 'direction' | 'templates' | 'part' | 'followsDevice'
  >
}) {
  const { rules, library } = useCanvas()
  const texts = useTexts()
  const commands = useCommands()
  useLayoutEffect(() => {
    if (!frame?.defaultView) return
    frame.documentElement.dataset.mode = document.documentElement.dataset.mode
    frame.documentElement.dir = site.direction
    if (!site.followsDevice) frame.documentElement.dataset.scheme = 'light'
    frame.documentElement.lang = document.documentElement.lang
    frame.defaultView.frameElement?.setAttribute('title', texts('Canvas'))
    for (const css of [site.css, canvasStyles]) {
      const style = frame.createElement('style')
      style.textContent = css
      frame.head.append(style)
    }
    rules.mount(frame)
    showCanvasScale()
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
  // The placeholder exists once the surrounding page has been inserted.
  const [place, setPlace] = useState<Element>()
  useLayoutEffect(() => setPlace(frame && openEditedArea(frame)), [frame])
  const part = (html: string) => (
    <div className="vt-frame-part" inert dangerouslySetInnerHTML={{ __html: html }} />
  )
  return (
    <div data-frame-root="">
      <FramePart part="header" site={site}>
        {part(site.header)}
      </FramePart>
      <main className="site-main">{site.main === undefined ? children : part(site.main)}</main>
      <FramePart part="footer" site={site}>
        {part(site.footer)}
      </FramePart>
      {site.main !== undefined && place && createPortal(children, place)}
    </div>
  )
}

/** Keeps the canvas in sync with the site's variables. Returns a function that stops it. */
function showVariables(frame: Document, library: DesignStore): () => void {
  const style = frame.createElement('style')
  const write = () => {
    style.textContent = compileVariables(library.variables.values())
  }
  write()
  frame.head.append(style)
  return library.subscribe(write)
}
