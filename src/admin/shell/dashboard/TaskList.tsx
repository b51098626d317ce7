import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** Path and filter of the list behind each task. */
const places: Record<string, [path: string, filter: object]> = {
  'to-send': ['/orders', { toShip: true }],
  'to-pay': ['/orders', { status: 'on-hold' }],
  unpaid: ['/orders', { status: 'pending' }],
  returns: ['/orders', { hasReturn: true }],
  withdrawals: ['/withdrawals', { state: 'open' }],
  'new-messages': ['/submissions', { status: 'new' }],
  'held-destinations': ['/submissions', {}],
  'pending-comments': ['/comments', { status: 'pending' }],
  'pending-reviews': ['/reviews', { status: 'pending' }],
  'failed-mails': ['/outbox', { state: 'failed' }],
  update: ['/health', {}],
  'paused-tests': ['/split-tests', {}],
  'scheduled-pages': ['/pages', { status: 'scheduled' }],
  'changed-pages': ['/pages', { status: 'changed' }],
  'low-stock': ['/products', { stock: 'low' }],
}
/** Pending tasks with links. */
export function TaskList({ tasks }: { tasks: readonly { name: string; count: number }[] }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <section aria-labelledby="today">
      <Typography id="today" variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {translate('dashboard.today')}
      </Typography>
      {tasks.length === 0 && (
        <Typography color="textSecondary">{translate('dashboard.nothing')}</Typography>
      )}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))',
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {tasks.map(({ name, count }) => {
          const [path, filter] = places[name] ?? ['/', {}]
          return (
            <Card component="li" key={name}>
              <Box
                component={Link}
                to={`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  blockSize: '100%',
                  padding: 1.5,
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&:hover': { backgroundColor: 'action.hover' },
                }}
              >
                <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
                  {count.toLocaleString(locale)}
                </Box>
                <Box component="span" sx={{ flexGrow: 1, lineHeight: 1.3 }}>
                  {translate(`dashboard.tasks.${name}`, { smart_count: count })}
                </Box>
                <ChevronRight fontSize="small" />
              </Box>
            </Card>
          )
        })}
      </Box>
    </section>
  )
}
