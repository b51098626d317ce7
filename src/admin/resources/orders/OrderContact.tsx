import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinkTo from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import {
  type Address,
  addressLines,
  countryName,
  enteredFields,
  type OrderDetail,
  orderTexts,
  type VatCheck,
} from '#shop/schema'
import { createTranslate } from '#texts'
import { useLeaveWarning } from '../../forms/use-leave-warning.ts'
import type { ChangeOrder } from './use-order.ts'

interface OrderContactProps {
  order: OrderDetail
  /** Undefined without permission to change. */
  change: ChangeOrder | undefined
}

/** Buyer, contact data and addresses. */
export function OrderContact({ order, change }: OrderContactProps) {
  const translate = useTranslate()
  if (order.erasedAt !== null) return <ErasedContact country={order.billing.country} />
  const isElsewhere = order.needsShipping && !isSame(order.billing, order.shipping)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
        <AddressBlock title="resources.orders.billing" address={order.billing} />
        {isElsewhere ? (
          <AddressBlock title="resources.orders.shipping" address={order.shipping} />
        ) : (
          <Box>
            <Typography variant="h3">{translate('resources.orders.shipping')}</Typography>
            <Typography color="textSecondary">
              {translate(
                order.needsShipping
                  ? 'resources.orders.sameAddress'
                  : 'resources.orders.noShipping',
              )}
            </Typography>
          </Box>
        )}
      </Box>
      <Box>
        <EmailField order={order} change={change} />
        {order.billing.phone && (
          <LinkTo href={`tel:${order.billing.phone.replace(/[^+\d]/g, '')}`}>
            {order.billing.phone}
          </LinkTo>
        )}
      </Box>
      {order.termsPath && (
        <LinkTo href={order.termsPath} target="_blank">
          {translate('resources.orders.acceptedTerms')}
        </LinkTo>
      )}
      {order.customerGroup && (
        <Box>
          <Typography variant="h3">{translate('resources.orders.customerGroup')}</Typography>
          <Typography>{order.customerGroup}</Typography>
        </Box>
      )}
      {order.vatId && <VatIdResult check={order.vatId} />}
      <EnteredFields order={order} />
      {order.note && (
        <Box>
          <Typography variant="h3">{translate('resources.orders.customerNote')}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{order.note}</Typography>
        </Box>
      )}
    </Box>
  )
}

/** Answers to the owner's own checkout fields, and the gift message. */
function EnteredFields({ order }: { order: OrderDetail }) {
  const [locale] = useLocaleState()
  const t = createTranslate(orderTexts, { locale })
  const { giftMessage } = order
  const money = { ...order.money, locale }
  const rows = [
    ...enteredFields({ ...order, money }, t),
    ...(giftMessage === undefined
      ? []
      : [{ label: t('giftMessage'), value: giftMessage || t('isGift') }]),
  ]
  return rows.map(({ label, value }) => (
    <Box key={label}>
      <Typography variant="h3">{label}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value}</Typography>
    </Box>
  ))
}

/** VAT ID with the result of its check, which proves that no tax was due. */
function VatIdResult({ check }: { check: VatCheck }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { number, state, checkedAt, consultation } = check
  return (
    <Box>
      <Typography variant="h3">{translate('resources.orders.vatId')}</Typography>
      <Typography>{number}</Typography>
      <Typography variant="body2" color={state === 'unavailable' ? 'warning' : 'textSecondary'}>
        {translate(`resources.orders.vatStates.${state}`, {
          date: new Date(checkedAt).toLocaleString(locale),
        })}
        {consultation && ` ${translate('resources.orders.vatConsultation', { consultation })}`}
      </Typography>
    </Box>
  )
}

/** Only data needed for tax is left. */
function ErasedContact({ country }: { country: string }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Box>
      <Typography variant="h3">{translate('resources.orders.billing')}</Typography>
      <Typography color="textSecondary">{translate('resources.orders.erased')}</Typography>
      <Typography>{countryName(country, locale)}</Typography>
    </Box>
  )
}

function AddressBlock({ title, address }: { title: string; address: Address }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Box>
      <Typography variant="h3">{translate(title)}</Typography>
      <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {addressLines(address, locale).join('\n')}
      </Typography>
    </Box>
  )
}

function EmailField({ order, change }: OrderContactProps) {
  const translate = useTranslate()
  const [email, setEmail] = useState<string>()
  useLeaveWarning(email !== undefined && email !== order.email)
  async function save(event: FormEvent) {
    event.preventDefault()
    if (await change?.('PATCH', '', { email })) setEmail(undefined)
  }
  if (email !== undefined) {
    return (
      <Box component="form" onSubmit={save} sx={{ display: 'flex', gap: 1, marginBlockEnd: 1 }}>
        <TextField
          type="email"
          required
          autoFocus
          fullWidth
          label={translate('resources.orders.fields.email')}
          value={email}
          onChange={event => setEmail(event.target.value)}
          onKeyDown={event => event.key === 'Escape' && setEmail(undefined)}
        />
        <Button type="submit">{translate('ra.action.save')}</Button>
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <LinkTo href={`mailto:${order.email}`}>{order.email}</LinkTo>
      {change && (
        <IconButton
          size="small"
          aria-label={translate('resources.orders.changeEmail')}
          onClick={() => setEmail(order.email)}
        >
          <Edit fontSize="inherit" />
        </IconButton>
      )}
    </Box>
  )
}

function isSame(billing: Address, shipping: Address): boolean {
  return (Object.keys(shipping) as (keyof Address)[]).every(key => billing[key] === shipping[key])
}
