import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import type { PageItem } from '#pages/schema'
import { When } from '../../lists/dates.tsx'
import { useMayChange } from './may-change.ts'
import { usePageActions } from './use-page-actions.ts'

/** Pages deleted in the last 30 days. */
export function TrashTable({ pages }: { pages: readonly PageItem[] }) {
  const translate = useTranslate()
  const mayChange = useMayChange()
  const acts = usePageActions()
  const [doomed, setDoomed] = useState<PageItem>()
  const t = (key: string, options?: object) => translate(`resources.pages.${key}`, options)
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.title')}</TableCell>
            <TableCell>{t('fields.deletedAt')}</TableCell>
            <TableCell align="right">{t('actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pages.map(page => (
            <TableRow key={page.id}>
              <TableCell>
                <Typography sx={{ fontWeight: 600 }}>{page.title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {page.path}
                </Typography>
              </TableCell>
              <TableCell>{page.deletedAt !== null && <When at={page.deletedAt} />}</TableCell>
              <TableCell align="right">
                {mayChange(page, 'pages.delete') && (
                  <>
                    <Button size="small" onClick={() => acts.restore(page)}>
                      {t('act.restore')}
                    </Button>
                    <Button size="small" color="error" onClick={() => setDoomed(page)}>
                      {t('act.deletePermanently')}
                    </Button>
                  </>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Confirm
        isOpen={doomed !== undefined}
        title={t('forever.title', { title: doomed?.title })}
        content={t('forever.text')}
        confirm={t('act.deletePermanently')}
        confirmColor="warning"
        onClose={() => setDoomed(undefined)}
        onConfirm={async () => {
          const page = doomed
          setDoomed(undefined)
          if (page) await acts.deletePermanently(page)
        }}
      />
    </>
  )
}
