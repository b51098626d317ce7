import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '#staff/client'

export interface FoundGroup {
  resource: string
  items: { id: string; label: string; hint: string }[]
}

/** Debounce time. */
const PAUSE_MS = 150
const NONE: FoundGroup[] = []

/** Searches pages, products, orders and messages. */
export function useSearch(words: string): { groups: FoundGroup[]; isSearching: boolean } {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { data, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) =>
      callApi<{ groups: FoundGroup[] }>('GET', '/search', { query: { q }, signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const isSearching = isFetching || (words.trim() !== q && words.trim().length > 1)
  return { groups: words.trim().length > 1 ? (data?.groups ?? NONE) : NONE, isSearching }
}
