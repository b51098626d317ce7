import WarningAmber from '@mui/icons-material/WarningAmber'
import { useQuery } from '@tanstack/react-query'
import { usePermissions, useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import type { Me } from '../auth-provider.ts'
import { BarButton } from './BarButton.tsx'

const STALE_MS = 60_000

/** Warns on every screen while the shop offers payments that move no money. */
export function TestPayments() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const { data } = useQuery({
    queryKey: ['me', 'test-payments'],
    queryFn: () => callApi<Me>('GET', '/me'),
    staleTime: STALE_MS,
    refetchInterval: STALE_MS,
    retry: false,
    enabled: permissions?.includes('orders.read') ?? false,
  })
  if (!data?.takesTestPayments) return null
  return (
    <BarButton
      icon={<WarningAmber color="warning" />}
      label={translate('shell.testPayments')}
      href="/admin/settings/payments"
    />
  )
}
