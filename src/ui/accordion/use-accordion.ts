import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toIndex } from '../hooks/to-index.ts'
import { useMotionLock } from '../hooks/use-motion-lock.ts'
import { pressItem } from './open-items.ts'

/** AC-1: transition of 700 ms; presses during it are ignored. */
export const SLIDE_MS = 700
/** AC-1: space above an opened item that was scrolled out of view. */
const SCROLL_OFFSET_PX = 50

/** Page functions that an accordion needs. */
export interface AccordionPage {
  /** Height in pixels of a header that covers items. */
  headerHeight(): number
  scrollToElement(element: Element, options: { offset: number }): unknown
  /** Subscribes to a module's state in the URL. Returns a function that unsubscribes. */
  onModuleState(id: string, listener: (parts: string[] | undefined) => void): () => void
}

interface Options {
  id: string
  items: readonly unknown[]
  closable: boolean
  several: boolean
  closed: boolean
  page: AccordionPage
  onShow?(index: number): void
}

export function useAccordion({ id, items, closed, page, onShow, ...rules }: Options) {
  const startsClosed = closed && rules.closable
  const initial = () => new Set(startsClosed ? [] : [0])
  const [open, setOpen] = useState<ReadonlySet<number>>(initial)
  const lock = useMotionLock(SLIDE_MS)
  const list = useRef<HTMLDivElement>(null)

  function showTop(index: number) {
    const item = list.current?.children[index]
    if (!item || item.getBoundingClientRect().top >= page.headerHeight()) return
    void page.scrollToElement(item, { offset: SCROLL_OFFSET_PX })
  }

  function change(index: number, by: typeof lock.run) {
    const next = pressItem(open, index, rules)
    if (next === open) return
    by(
      () => setOpen(next),
      () => next.has(index) && showTop(index),
    )
  }

  /** Opens an item for the URL or a search, even during a transition. */
  function show(index: number) {
    onShow?.(index)
    if (!open.has(index)) change(index, lock.force)
  }

  // NAV-3: `id|index`, from 0.
  const onState = useEffectEvent((parts: string[] | undefined) => {
    if (!parts) return void lock.force(() => setOpen(initial()))
    const index = toIndex(parts[0], items.length)
    if (index !== undefined) show(index)
  })
  const { onModuleState } = page
  useEffect(() => onModuleState(id, parts => onState(parts)), [id, onModuleState])

  return {
    open,
    moving: lock.moving,
    list,
    show,
    press: (index: number) => change(index, lock.run),
  }
}
