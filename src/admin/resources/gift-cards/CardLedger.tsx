import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { formatMoney } from '#base'
import type { GiftCardDetail } from '#shop/schema'
import { When } from '../../lists/dates.tsx'
import { AdjustDialog } from './AdjustDialog.tsx'

/** The balance of a card and the entries that led to it, latest first. */
export function CardLedger() {
  const card = useRecordContext<GiftCardDetail>()
  const translate = useTranslate()
  const locale = useLocale()
  const [isAdjusting, setAdjusting] = useState(false)
  if (!card) return null
  const t = (key: string) => translate(`resources.gift-cards.${key}`)
  const amount = (minor: number) => formatMoney(minor, card.currency, locale)
  return (
    <Box component="section" aria-labelledby="ledger-title" sx={{ padding: 3, overflowX: 'auto' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="h2" id="ledger-title">
          {t('fields.balance')}: {amount(card.balance)}
        </Typography>
        <Typography color="textSecondary">
          {t(`kind.${card.kind}`)}, {t(`status.${card.status}`)}
        </Typography>
        <Button onClick={() => setAdjusting(true)}>{t('adjust.button')}</Button>
      </Box>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('entry.date')}</TableCell>
            <TableCell>{t('entry.reason')}</TableCell>
            <TableCell align="right">{t('fields.amount')}</TableCell>
            <TableCell align="right">{t('fields.balance')}</TableCell>
            <TableCell>{t('entry.author')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {card.entries.map(entry => (
            <TableRow key={entry.id}>
              <TableCell>
                <When at={entry.createdAt} />
              </TableCell>
              <TableCell>
                {t(`reasons.${entry.reason}`)}
                {entry.orderNumber !== null && (
                  <>
                    {' '}
                    <Link component={RouterLink} to={`/orders/${entry.orderId}`}>
                      {translate('resources.gift-cards.entry.order', {
                        number: String(entry.orderNumber),
                      })}
                    </Link>
                  </>
                )}
                {entry.note && (
                  <Typography variant="body2" color="textSecondary">
                    {entry.note}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{amount(entry.amount)}</TableCell>
              <TableCell align="right">{amount(entry.balance)}</TableCell>
              <TableCell>{entry.author}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isAdjusting && <AdjustDialog card={card} onClose={() => setAdjusting(false)} />}
    </Box>
  )
}
