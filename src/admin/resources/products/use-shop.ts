import { useQuery } from '@tanstack/react-query'
import { callApi } from '#staff/client'

/** What forms need to know of the shop. */
export interface ShopConfig {
  currency: string
  units: { weight: string; length: string }
}

export function useShop(): ShopConfig | undefined {
  const { data } = useQuery({
    queryKey: ['shop/config'],
    queryFn: () => callApi<ShopConfig>('GET', '/shop/config'),
    staleTime: 300_000,
  })
  return data
}
