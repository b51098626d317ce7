import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import { renewAllLabel } from './renew-all-label.ts'
import type { ChangeOrder } from './use-order.ts'

type Download = OrderDetail['downloads'][number]

interface OrderDownloadsProps {
  order: OrderDetail
  isBusy: boolean
  /** Undefined without permission to change. */
  change: ChangeOrder | undefined
}

/** Downloads of an order: count, expiry and renewal. */
export function OrderDownloads({ order, isBusy, change }: OrderDownloadsProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const t = (key: string, options?: object) =>
    translate(`resources.orders.downloads.${key}`, options)
  const { downloads, newDownloads } = order
  if (downloads.length === 0 && newDownloads === 0) return null
  const canRenew =
    change !== undefined &&
    order.erasedAt === null &&
    downloads.every(one => one.state !== 'waiting' && one.state !== 'ended')
  const labelOfAll = renewAllLabel(order)
  async function renew(download?: string) {
    if (await change?.('POST', '/downloads', { download })) {
      notify('resources.orders.downloads.renewed', { type: 'success' })
    }
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{t('title')}</Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0 }}>
        {downloads.map(download => (
          <Box
            component="li"
            key={download.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {download.name}
              <DownloadFacts download={download} />
            </Box>
            {canRenew && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={t('renewOne', { name: download.name })}
                onClick={() => renew(download.id)}
              >
                {t('renew')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {canRenew && labelOfAll && (
        <Button sx={{ justifySelf: 'start' }} disabled={isBusy} onClick={() => renew()}>
          {t(labelOfAll)}
        </Button>
      )}
    </Box>
  )
}

function DownloadFacts({ download }: { download: Download }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const t = (key: string, options?: object) =>
    translate(`resources.orders.downloads.${key}`, options)
  const { state, downloads, left, expiresAt } = download
  const date =
    expiresAt === null
      ? undefined
      : new Date(expiresAt).toLocaleDateString(locale, { dateStyle: 'medium' })
  const facts = [
    t(`state.${state}`),
    left === null
      ? t('count', { smart_count: downloads })
      : t('countOf', { count: downloads, max: downloads + left }),
    ...(date === undefined ? [] : [t('until', { date })]),
  ]
  return (
    <Typography variant="body2" color="textSecondary">
      {facts.join(' · ')}
    </Typography>
  )
}
