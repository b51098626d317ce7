import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { POPUP_ACTS } from '#pages/schema'
import type { PopupItem } from './popup-item.ts'

/** Statistics of a popup and a preview link. */
export function PopupResults() {
  const translate = useTranslate()
  const titleId = useId()
  const popup = useRecordContext<PopupItem>()
  if (!popup) return null
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, padding: 3, borderBlockStart: 1, borderColor: 'divider' }}
    >
      <Typography id={titleId} variant="h2">
        {translate('resources.popups.results')}
      </Typography>
      {popup.days.length > 0 ? (
        <Days popup={popup} titleId={titleId} />
      ) : (
        <Typography color="textSecondary">{translate('resources.popups.noResults')}</Typography>
      )}
      {popup.frame?.name && <ShowNow name={popup.frame.name} />}
    </Box>
  )
}

function Days({ popup, titleId }: { popup: PopupItem; titleId: string }) {
  const translate = useTranslate()
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale)
  const rows = [
    ...popup.days.map(one => ({ ...one, name: day.format(Date.parse(one.day)) })),
    { ...popup, day: 'all', name: translate('resources.popups.total') },
  ]
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-labelledby={titleId}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.popups.day')}</TableCell>
            {POPUP_ACTS.map(act => (
              <TableCell key={act} align="right">
                {translate(`resources.popups.fields.${act}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(row => (
            <TableRow key={row.day}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              {POPUP_ACTS.map(act => (
                <TableCell key={act} align="right">
                  {number.format(row[act])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Opens it on a page, ignoring trigger and frequency. */
function ShowNow({ name }: { name: string }) {
  const translate = useTranslate()
  const [path, setPath] = useState('/')
  const page = URL.parse(path.trim(), location.origin)?.pathname ?? '/'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <TextField
        label={translate('resources.templates.url')}
        helperText={translate('resources.popups.showNowHelp')}
        value={path}
        onChange={event => setPath(event.target.value)}
        sx={{ flex: '1 1 14rem', maxInlineSize: '28rem' }}
      />
      <Button href={`${page}#popup-${encodeURIComponent(name)}`} target="_blank" variant="outlined">
        {translate('resources.popups.showNow')}
      </Button>
    </Box>
  )
}
