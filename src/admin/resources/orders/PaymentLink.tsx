import Button from '@mui/material/Button'
import { useNotify, useTranslate } from 'react-admin'
import { type OrderDetail, payableAmount } from '#shop/schema'
import type { ChangeOrder } from './use-order.ts'

/** Mails or copies the link with which the customer pays the balance. */
export function PaymentLink(props: { order: OrderDetail; isBusy: boolean; change: ChangeOrder }) {
  const { order, isBusy, change } = props
  const translate = useTranslate()
  const notify = useNotify()
  if (payableAmount({ ...order, total: order.totals.total }) === 0) return null
  async function send() {
    if (await change('POST', '/mails', { template: 'order-payment' })) {
      notify('resources.orders.resent', { messageArgs: { email: order.email } })
    }
  }
  async function copy() {
    const url = order.paymentUrl
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    notify(`resources.orders.form.${isCopied ? 'copied' : 'notCopied'}`, {
      type: isCopied ? 'success' : 'warning',
      messageArgs: { url },
    })
  }
  return (
    <>
      {order.sendable.includes('order-payment') && (
        <Button variant="outlined" disabled={isBusy} onClick={send}>
          {translate('resources.orders.form.sendLink')}
        </Button>
      )}
      <Button variant="outlined" onClick={copy}>
        {translate('resources.orders.form.copyLink')}
      </Button>
    </>
  )
}
