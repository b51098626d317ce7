import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { callApi } from '#staff/client'
import { LoadingRows } from '../../lists/ListStates.tsx'
import { type ShopMailRecord, useMailName } from './shop-mail.ts'

/** All emails of the shop; there are few, so they are neither paged nor searched. */
export default function ShopMailList() {
  const translate = useTranslate()
  const nameOf = useMailName()
  const t = (key: string, options?: object) => translate(`resources.shop-mails.${key}`, options)
  const { data, isError } = useQuery({
    queryKey: ['shop-mails', 'all'],
    queryFn: () => callApi<{ items: ShopMailRecord[] }>('GET', '/shop-mails'),
  })
  const statusOf = ({ required, enabled }: ShopMailRecord) =>
    required ? 'always' : enabled ? 'on' : 'off'
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlock: 2 }}>
      <Title title={t('name', { smart_count: 2 })} />
      <Typography color="textSecondary">{t('about')}</Typography>
      {isError && <Alert severity="error">{translate('errors.broken')}</Alert>}
      {!data && !isError && <LoadingRows />}
      {data && (
        <Card>
          <TableContainer tabIndex={0}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('mail')}</TableCell>
                  <TableCell>{t('status')}</TableCell>
                  <TableCell>{t('changes')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.items.map(mail => (
                  <TableRow key={mail.id} hover>
                    <TableCell>
                      <MuiLink component={Link} to={`/shop-mails/${mail.id}`}>
                        {nameOf(mail.id)}
                      </MuiLink>
                    </TableCell>
                    <TableCell>{t(statusOf(mail))}</TableCell>
                    <TableCell>
                      {mail.edited.map(one => t(`languages.${one}`)).join(', ') || t('builtIn')}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </Card>
      )}
    </Box>
  )
}
