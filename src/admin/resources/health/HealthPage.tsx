import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Title, useTranslate } from 'react-admin'
import { useDates } from '../../lists/dates.tsx'
import { LoadingRows, NotLoaded } from '../../lists/ListStates.tsx'
import { ErrorList } from './ErrorList.tsx'
import { CheckAgain, HealthActions } from './HealthActions.tsx'
import { SlowPageList } from './SlowPageList.tsx'
import { type HealthItem, type State, useAction, useHealth } from './use-health.ts'

const text = (key: string) => `resources.health.${key}`
const ORDER = ['error', 'warning', 'note', null, 'ok'] as const
const ICONS = {
  ok: { Icon: CheckCircle, color: 'success' },
  note: { Icon: InfoOutlined, color: 'info' },
  warning: { Icon: WarningAmber, color: 'warning' },
  error: { Icon: ErrorOutlined, color: 'error' },
  none: { Icon: HourglassEmpty, color: 'disabled' },
} as const

/** Checks of the site, those that need attention first. */
export default function HealthPage() {
  const translate = useTranslate()
  const { data, error, refetch } = useHealth()
  const { isRunning, run } = useAction()
  const items = data?.items ?? []
  const sorted = ORDER.flatMap(state => items.filter(item => item.state === state))
  const count = items.filter(({ state }) => state === 'error' || state === 'warning').length
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlock: 2, maxInlineSize: 960 }}>
      <Title title={translate(text('name'), { smart_count: 1 })} />
      {!data && error && <NotLoaded error={error} onRetry={() => refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Alert severity={count > 0 ? 'warning' : 'success'} sx={{ flexGrow: 1 }}>
              {translate(text(count > 0 ? 'attention' : 'allWell'), { smart_count: count })}
            </Alert>
            <Button
              variant="outlined"
              loading={isRunning}
              onClick={() => run('/health/check', () => ({ key: text('done') }))}
            >
              {translate(text('checkAll'))}
            </Button>
          </Box>
          <Card component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {sorted.map(item => (
              <HealthRow key={item.id} item={item} />
            ))}
          </Card>
        </>
      )}
    </Box>
  )
}

function HealthRow({ item }: { item: HealthItem }) {
  const translate = useTranslate()
  const { moment } = useDates()
  const { id, title, state, findings, checkedAt } = item
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr auto', md: 'auto 12rem 1fr auto' },
        columnGap: 2,
        rowGap: 0.5,
        padding: 2,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <StateIcon state={state} />
      <Box>
        <Typography component="h2" variant="subtitle2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {checkedAt !== null && translate(text('checkedAt'), { at: moment(checkedAt) })}
        </Typography>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '2 / 4', md: '3' },
          gridRow: { xs: '2', md: '1' },
          minInlineSize: 0,
          display: 'grid',
          gap: 1,
        }}
      >
        {state === null && <Typography variant="body2">{translate(text('never'))}</Typography>}
        {findings.map((finding, index) => (
          <Box key={index} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2">{finding.text}</Typography>
            {finding.todo && (
              <Typography variant="body2" color="textSecondary">
                {finding.todo}
              </Typography>
            )}
          </Box>
        ))}
        {id === 'errors' && <ErrorList />}
        {id === 'pages' && <SlowPageList />}
        <HealthActions id={id} />
      </Box>
      <CheckAgain id={id} title={title} />
    </Box>
  )
}

function StateIcon({ state }: { state: State | null }) {
  const translate = useTranslate()
  const name = state ?? 'none'
  const { Icon, color } = ICONS[name]
  return <Icon color={color} titleAccess={translate(text(`states.${name}`))} />
}
