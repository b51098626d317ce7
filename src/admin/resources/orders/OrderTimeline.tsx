import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import {
  type OrderDetail,
  type OrderEventView,
  type OrderMailTemplate,
  SYSTEM_AUTHOR,
} from '#shop/schema'
import { useAmounts } from './use-amounts.ts'
import type { ChangeOrder } from './use-order.ts'

/** Order history, oldest first, with related mails. */
export function OrderTimeline(props: { order: OrderDetail; change: ChangeOrder | undefined }) {
  const { order, change } = props
  const translate = useTranslate()
  const { amount, moment } = useAmounts()
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h3">{translate('resources.orders.history')}</Typography>
        {change && order.sendable.length > 0 && <Resend order={order} change={change} />}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {order.events.map(event => (
          <Box
            key={event.position}
            component="li"
            sx={{
              borderInlineStart: '2px solid',
              borderColor: 'divider',
              paddingInlineStart: 2,
              paddingBlock: 0.75,
            }}
          >
            <Typography>
              {titleOf(event, translate)}
              {event.amount !== undefined && ` · ${amount(event.amount, order.money.currency)}`}
            </Typography>
            {event.message && event.kind !== 'mail' && (
              <Typography sx={{ whiteSpace: 'pre-line' }}>{messageOf(event, translate)}</Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              {moment(event.createdAt)} · {authorOf(event, translate)}
            </Typography>
            {order.mails
              .filter(mail => (mail.position ?? 0) === event.position)
              .filter(mail => mail.template !== 'order-notice')
              .map(mail => (
                <Typography
                  key={mail.template}
                  variant="body2"
                  color={mail.state === 'failed' ? 'error' : 'textSecondary'}
                >
                  {translate(`resources.orders.mailState.${mail.state}`, {
                    mail: translate(`resources.orders.mail.${mail.template}`),
                  })}
                </Typography>
              ))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type Translate = ReturnType<typeof useTranslate>

function titleOf(event: OrderEventView, translate: Translate): string {
  if (event.kind === 'status') {
    if (event.to === 'draft') return translate('resources.orders.drafted')
    const key = event.from === 'draft' ? 'placedByStaff' : event.from ? 'became' : 'placed'
    return translate(`resources.orders.${key}`, {
      status: translate(`resources.orders.status.${event.to}`),
    })
  }
  if (event.kind === 'mail') {
    const mail = translate(`resources.orders.mail.${event.message}`)
    return translate('resources.orders.event.mail', { mail })
  }
  return translate(`resources.orders.event.${event.kind}`)
}

function authorOf({ author }: OrderEventView, translate: Translate): string {
  if (author === SYSTEM_AUTHOR) return translate('resources.orders.system')
  return author === 'customer' ? translate('resources.orders.customer') : author
}

/**
 * Messages of the system are keys, except numbers of invoices. Providers give their reasons in their
 * own words.
 */
function messageOf({ author, kind, message }: OrderEventView, translate: Translate): string {
  if (kind === 'invoice' || kind === 'credit-note' || author !== SYSTEM_AUTHOR) return message
  return translate(`resources.orders.systemReason.${message}`, { _: message })
}

function Resend({ order, change }: { order: OrderDetail; change: ChangeOrder }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement>()
  async function send(template: OrderMailTemplate) {
    setAnchor(undefined)
    if (await change('POST', '/mails', { template })) {
      notify('resources.orders.resent', { messageArgs: { email: order.email } })
    }
  }
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
        {translate('resources.orders.resend')}
      </Button>
      <Menu anchorEl={anchor ?? null} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {order.sendable.map(template => (
          <MenuItem key={template} onClick={() => send(template)}>
            {translate(`resources.orders.mail.${template}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
