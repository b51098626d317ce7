import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMotionLock } from '#ui/client'
import { isInBuilder, onModuleState, onQuery, writeModuleState, writeQuery } from '#visitor/client'
import { pageFromHash } from './pages.ts'

/** Duration of a change of page or filter; further presses are ignored (GA-1: paginating lock). */
export const PAGE_MS = 400

interface View {
  page: number
  /** Selected filter word; empty for all. */
  word: string
}

/**
 * View of a gallery. The page is kept in the hash as `id|page`, from 1 (NAV-1). The hash has no
 * place for a category, so the filter is a query parameter. Reload, Back and shared URLs work for
 * both.
 */
export function useView(id: string, words: readonly string[], pages: number) {
  const [view, setView] = useState<View>({ page: 1, word: '' })
  const current = useRef(view)
  const lock = useMotionLock(PAGE_MS)
  const parameter = `${id}.filter`

  function show(change: Partial<View>, by: typeof lock.run): boolean {
    const next = { ...current.current, ...change }
    if (next.page === current.current.page && next.word === current.current.word) return false
    return by(() => {
      current.current = next
      setView(next)
    })
  }

  const onPage = useEffectEvent((parts: string[] | undefined) => {
    const page = parts ? pageFromHash(parts, pages) : 1
    if (page !== undefined) show({ page }, lock.force)
  })
  const readWord = useEffectEvent(
    (query: URLSearchParams) => words.find(word => word === query.get(parameter)) ?? '',
  )
  const onWord = useEffectEvent((word: string) => void show({ word }, lock.force))
  useEffect(() => {
    if (!isInBuilder()) onWord(readWord(new URLSearchParams(location.search)))
    const stops = [
      onModuleState(id, parts => onPage(parts)),
      onQuery(
        query => readWord(query),
        word => onWord(word),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id])

  return {
    ...view,
    moving: lock.moving,
    /**
     * A press adds a history entry and is ignored during a transition; automatic changes replace
     * the entry.
     */
    go(page: number, step: 'push' | 'replace' = 'push') {
      const isShown = show({ page }, step === 'push' ? lock.run : lock.force)
      if (isShown) writeModuleState(id, [String(page)], step)
    },
    /** One history entry for a change of two parts of the URL. */
    choose(word: string) {
      const { page } = current.current
      if (!show({ word, page: 1 }, lock.run)) return
      writeQuery({ [parameter]: word || undefined }, 'push')
      if (page > 1) writeModuleState(id, ['1'], 'replace')
    },
  }
}
