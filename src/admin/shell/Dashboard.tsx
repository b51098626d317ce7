import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useCallback, useEffect, useState } from 'react'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import { callApi } from '#staff/client'
import { NotLoaded } from '../lists/ListStates.tsx'
import { DayChart } from './dashboard/DayChart.tsx'
import { TaskList } from './dashboard/TaskList.tsx'

interface Overview {
  tasks: { name: string; count: number }[]
  shows: { orders: boolean; messages: boolean }
  currency: string
  days: { day: string; orders: number; revenue: number; messages: number }[]
}

/** Dashboard: tasks first, then figures. */
export function Dashboard() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [overview, setOverview] = useState<Overview>()
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => {
    setError(undefined)
    callApi<Overview>('GET', '/dashboard').then(setOverview, setError)
  }, [])
  useEffect(load, [load])
  const t = (key: string) => translate(`dashboard.${key}`)
  const whole = (value: number) => value.toLocaleString(locale)
  const money = (value: number) => formatMoney(value, overview?.currency ?? 'EUR', locale)
  return (
    <Box sx={{ paddingBlock: 2, display: 'grid', gap: 3, maxInlineSize: 1200 }}>
      <Title title={translate('ra.page.dashboard')} />
      {error !== undefined && <NotLoaded error={error} onRetry={load} />}
      {!overview && error === undefined && (
        <CircularProgress aria-label={translate('ra.page.loading')} sx={{ margin: 4 }} />
      )}
      {overview && (
        <>
          <TaskList tasks={overview.tasks} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
            }}
          >
            {overview.shows.orders && (
              <>
                <DayChart
                  title={t('revenue')}
                  days={overview.days}
                  read={day => day.revenue}
                  format={money}
                />
                <DayChart
                  title={t('orders')}
                  days={overview.days}
                  read={day => day.orders}
                  format={whole}
                />
              </>
            )}
            {overview.shows.messages && (
              <DayChart
                title={t('messages')}
                days={overview.days}
                read={day => day.messages}
                format={whole}
              />
            )}
          </Box>
        </>
      )}
    </Box>
  )
}
