import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toIndex } from '../hooks/to-index.ts'
import { useMotionLock } from '../hooks/use-motion-lock.ts'
import { useHeightMotion } from './use-height-motion.ts'

/** Duration of a change; clicks during it are ignored (behaviour.md §12). */
const CHANGE_MS = 500

/** Page functions that tabs need. */
export interface TabsPage {
  /** Subscribes to a module's state in the URL. Returns a function that unsubscribes. */
  onModuleState(id: string, listener: (parts: string[] | undefined) => void): () => void
  writeModuleState(id: string, parts: string[], history: 'push' | 'replace'): void
  /** Anchor in the URL, without `tab-`. */
  readHashName(): string | undefined
  scrollToElement(element: Element, options: { offset: number }): unknown
}

interface Options {
  id: string
  items: readonly { name?: string }[]
  initial: number
  list: RefObject<HTMLElement | null>
  panels: RefObject<HTMLElement | null>
  page: TabsPage
}

/** Current tab, its state in the URL (NAV-2, NAV-3), and transitions. */
export function useTabs({ id, items, initial, list, panels, page }: Options) {
  const first = Math.min(initial, items.length) - 1
  const [active, setActive] = useState(Math.max(0, first))
  const lock = useMotionLock(CHANGE_MS)
  const current = useRef(active)
  const rememberHeight = useHeightMotion(panels, active, CHANGE_MS)

  function show(index: number, by: typeof lock.run): boolean {
    if (index === current.current) return false
    return by(() => {
      rememberHeight()
      current.current = index
      setActive(index)
    })
  }

  function focus(index: number) {
    const tab = list.current?.children[index]
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
  }

  /**
   * A click during a transition is ignored and otherwise adds a history entry. A key is never
   * ignored and adds none.
   */
  function select(index: number, cause: 'click' | 'key') {
    if (cause === 'key') focus(index)
    if (!show(index, cause === 'key' ? lock.force : lock.run)) return
    page.writeModuleState(id, [String(index)], cause === 'key' ? 'replace' : 'push')
  }

  const onState = useEffectEvent((parts: string[] | undefined) => {
    const index = parts ? toIndex(parts[0], items.length) : Math.max(0, first)
    if (index !== undefined) show(index, lock.force)
  })
  const { onModuleState } = page
  useEffect(() => onModuleState(id, parts => onState(parts)), [id, onModuleState])

  const onName = useEffectEvent(() => {
    const name = page.readHashName()
    const index = name ? items.findIndex(item => item.name === name) : -1
    const tab = list.current?.children[index]
    if (!tab) return
    show(index, lock.force)
    void page.scrollToElement(tab, { offset: 24 })
    focus(index)
  })
  useEffect(() => {
    const check = () => onName()
    check()
    addEventListener('hashchange', check)
    return () => removeEventListener('hashchange', check)
  }, [])

  // The browser's search found text in another panel.
  const onSearch = useEffectEvent((found: EventTarget | null) => {
    const index = [...(panels.current?.children ?? [])].findIndex(one =>
      one.contains(found as Node),
    )
    if (index >= 0) show(index, lock.force)
  })
  useEffect(() => {
    const box = panels.current
    const search = (event: Event) => onSearch(event.target)
    box?.addEventListener('beforematch', search)
    return () => box?.removeEventListener('beforematch', search)
  }, [panels])

  return { active, select }
}
