import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { hasEnded, type OrderDetail } from '#shop/schema'
import type { ChangeOrder } from './use-order.ts'

/** Erases the buyer's personal data. Disabled while the order is in progress. */
export function EraseOrder(props: { order: OrderDetail; isBusy: boolean; change: ChangeOrder }) {
  const { order, isBusy, change } = props
  const translate = useTranslate()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const t = (key: string) => translate(`resources.orders.erase.${key}`, { number: order.number })
  if (order.erasedAt !== null || !hasEnded(order.status)) return null
  async function erase() {
    setAsking(false)
    if (await change('POST', '/erase')) notify('resources.orders.erase.done')
  }
  return (
    <Box>
      <Button
        color="error"
        size="small"
        disabled={isBusy}
        sx={{ marginInlineStart: -1 }}
        onClick={() => setAsking(true)}
      >
        {t('action')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('title')}
        content={t('text')}
        confirm={t('confirm')}
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={erase}
      />
    </Box>
  )
}
