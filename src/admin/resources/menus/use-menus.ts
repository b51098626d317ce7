import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SiteMenu, StaffMenu } from '#pages/schema'
import { callApi } from '#staff/client'

export type MenuValues = Pick<SiteMenu, 'name' | 'location' | 'items'>

const KEY = ['menus']

export function useMenus() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => callApi<{ items: StaffMenu[] }>('GET', '/menus'),
    select: answer => answer.items,
    // Reload only on request, to keep edits.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Reloads all menus. */
export function useReloadMenus() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: KEY })
}
