import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMotionLock } from '#module-kit/client'
import { onModuleState, writeModuleState } from '#visitor/client'
import { pageCount, pageFromHash } from './pages.ts'

/** Length of a change of page; further presses are ignored meanwhile (GA-1: paginating lock). */
const PAGE_MS = 400

/** The page shown, kept in the address as `id|page`, from 1 (NAV-1). */
export function usePages(id: string, items: number, perPage: number) {
  const count = pageCount(items, perPage)
  const [page, setPage] = useState(1)
  const lock = useMotionLock(PAGE_MS)
  const current = useRef(1)

  function show(to: number, by: typeof lock.run): boolean {
    if (to === current.current) return false
    return by(() => {
      current.current = to
      setPage(to)
    })
  }

  const onState = useEffectEvent((parts: string[] | undefined) => {
    const to = parts ? pageFromHash(parts, count) : 1
    if (to !== undefined) show(to, lock.force)
  })
  useEffect(() => onModuleState(id, parts => onState(parts)), [id])

  return {
    page,
    count,
    moving: lock.moving,
    go: (to: number) => show(to, lock.run) && writeModuleState(id, [String(to)]),
  }
}
