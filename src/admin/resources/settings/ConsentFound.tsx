import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { ConsentCategory, StoredName } from '#base'
import type { OutsideHost } from '#consent/schema'
import { callApi } from '#staff/client'
import type { Translate } from '#texts'

interface Found {
  stored: { name: StoredName; category: ConsentCategory }[]
  hosts: OutsideHost[]
  categories: ConsentCategory[]
  records: number
}

/** What the published site uses, as shown by banner and module "Cookie list", and an export of answers. */
export function ConsentFound({
  say,
  isOn,
}: {
  say: Translate<ConsentCategory | `stored.${StoredName}`>
  isOn: boolean
}) {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.settings.${key}`, values)
  const { data } = useQuery({
    queryKey: ['consents', 'inventory'],
    queryFn: ({ signal }) => callApi<Found>('GET', '/consents/inventory', { signal }),
  })
  if (!data) return null
  return (
    <Box sx={{ inlineSize: '100%', marginBlock: 2 }}>
      <Typography variant="h3" id="consent-found">
        {t('consentFound')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {t('consentFoundHelp')}
      </Typography>
      {isOn && data.categories.length === 0 && <Alert severity="info">{t('consentNothing')}</Alert>}
      {!isOn && data.categories.length > 0 && (
        <Alert severity="info">
          {t('consentNeeded', { categories: data.categories.map(one => say(one)).join(', ') })}
        </Alert>
      )}
      {data.stored.length + data.hosts.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-labelledby="consent-found">
            <TableHead>
              <TableRow>
                <TableCell>{t('consentColumns.name')}</TableCell>
                <TableCell>{t('consentColumns.category')}</TableCell>
                <TableCell>{t('consentColumns.purpose')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.stored.map(({ name, category }) => (
                <Row key={name} name={name} category={say(category)}>
                  {say(`stored.${name}`)}
                </Row>
              ))}
              {data.hosts.map(({ host, category, pages }) => (
                <Row key={`${host} ${category}`} name={host} category={say(category)}>
                  {pages.map(({ id, title }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <Link href={`/admin/edit/${id}`}>{title}</Link>
                    </span>
                  ))}
                </Row>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {data.records > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          <Button startIcon={<Download />} href="/api/admin/consents/export">
            {t('consentExport', { smart_count: data.records })}
          </Button>
          <Button startIcon={<Download />} href="/api/admin/consents/questions/export">
            {t('consentQuestions')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function Row({
  name,
  category,
  children,
}: {
  name: string
  category: string
  children: ReactNode
}) {
  return (
    <TableRow>
      <TableCell
        component="th"
        scope="row"
        sx={{ overflowWrap: 'anywhere', minInlineSize: { sm: '10rem' } }}
      >
        <code>{name}</code>
      </TableCell>
      <TableCell>{category}</TableCell>
      <TableCell>{children}</TableCell>
    </TableRow>
  )
}
