import { useQuery } from '@tanstack/react-query'
import { callApi } from '#staff/client'

/** What forms need to know of the shop. */
export interface ShopFacts {
  currency: string
  units: { weight: string; length: string }
}

export function useShop(): ShopFacts | undefined {
  const { data } = useQuery({
    queryKey: ['shop-facts'],
    queryFn: () => callApi<ShopFacts>('GET', '/shop-facts'),
    staleTime: 300_000,
  })
  return data
}
