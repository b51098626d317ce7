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
    // Only when asked for: what somebody else saved must not take away what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Reads all menus again. */
export function useReloadMenus() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: KEY })
}
