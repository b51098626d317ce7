import { useCallback, useEffect } from 'react'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { PageFilter } from './use-pages.ts'

export const NO_FILTER: PageFilter = { q: '', kind: '', status: '' }

/** Tree filter: from `?filter=`, else the last one used. */
export function usePageFilter() {
  const [kept, keep] = useStore<PageFilter>('pages.filter', NO_FILTER)
  const [search, setSearch] = useSearchParams()
  const asked = readFilter(search.get('filter'))
  const key = JSON.stringify(asked)
  useEffect(() => {
    const filter = JSON.parse(key) as PageFilter | null
    if (filter) keep(filter)
  }, [key, keep])
  const set = useCallback(
    (filter: PageFilter) => {
      keep(filter)
      setSearch({}, { replace: true })
    },
    [keep, setSearch],
  )
  return [asked ?? kept, set] as const
}

/** The URL may contain anything. */
function readFilter(text: string | null): PageFilter | null {
  if (!text) return null
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null) return null
    const entries = Object.entries({ ...NO_FILTER, ...given }).filter(
      ([key, value]) => key in NO_FILTER && typeof value === 'string',
    )
    return { ...NO_FILTER, ...Object.fromEntries(entries) }
  } catch {
    return null
  }
}
