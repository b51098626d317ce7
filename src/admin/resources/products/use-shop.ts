import { useQuery } from '@tanstack/react-query'
import type { ShopConfig } from '#shop/schema'
import { callApi } from '#staff/client'

export function useShop(): ShopConfig | undefined {
  const { data } = useQuery({
    queryKey: ['shop/config'],
    queryFn: () => callApi<ShopConfig>('GET', '/shop/config'),
    staleTime: 300_000,
  })
  return data
}
