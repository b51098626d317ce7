import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { usePercents } from './use-percents.ts'

const LIMITS = {
  rate: { min: 0.01, max: 99, initial: '5' },
  effect: { min: 1, max: 100, initial: '20' },
  visitorsPerDay: { min: 0, max: 1e8, initial: '200' },
  subjects: { min: 2, max: 6, initial: '2' },
} as const
type Name = keyof typeof LIMITS
const NAMES = Object.keys(LIMITS) as Name[]
/** Beyond this many days, suggest detecting a larger effect. */
const LONG_DAYS = 56

/** Measured results of an earlier test's first subject. */
interface Measured {
  id: string
  name: string
  page: string
  /** Percent. */
  rate: number
  visitorsPerDay: number
}

/** Estimates the duration of a planned test. */
export function Planner() {
  const translate = useTranslate()
  const text = (key: string, values = {}) =>
    translate(`resources.split-tests.planner.${key}`, values)
  const { count } = usePercents()
  const [entered, setEntered] = useState(
    () =>
      Object.fromEntries(NAMES.map(name => [name, LIMITS[name].initial])) as Record<Name, string>,
  )
  const [source, setSource] = useState('')
  const { data: measured } = useQuery({
    queryKey: ['split-test-plan', 'measured'],
    queryFn: () => callApi<{ items: Measured[] }>('GET', '/split-test-plan/measured'),
  })
  const sources = measured?.items ?? []
  const takeFrom = (id: string) => {
    setSource(id)
    const found = sources.find(one => one.id === id)
    if (!found) return
    const { rate, visitorsPerDay } = found
    setEntered(before => ({
      ...before,
      rate: String(rate),
      visitorsPerDay: String(visitorsPerDay),
    }))
  }
  const asked = useDeferredValue(entered)
  const isRight = NAMES.every(name => isWithin(name, asked[name]))
  const { data: plan } = useQuery({
    queryKey: ['split-test-plan', asked],
    queryFn: () =>
      callApi<{ visitorsPerSubject: number; days: number | null }>('GET', '/split-test-plan', {
        query: asked,
      }),
    enabled: isRight,
    placeholderData: before => before,
  })
  return (
    <Box component="section" aria-labelledby="planner" sx={{ maxInlineSize: 900, marginBlock: 3 }}>
      <Typography variant="h3" component="h2" id="planner">
        {text('title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('help')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlock: 2 }}>
        {sources.length > 0 && (
          <TextField
            select
            label={text('source')}
            helperText={text('sourceHelp')}
            value={source}
            onChange={({ target }) => takeFrom(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ flex: '1 1 100%' }}
          >
            <MenuItem value="">{text('typed')}</MenuItem>
            {sources.map(({ id, name, page }) => (
              <MenuItem key={id} value={id}>
                {text('measured', { name, page })}
              </MenuItem>
            ))}
          </TextField>
        )}
        {NAMES.map(name => (
          <TextField
            key={name}
            type="number"
            label={text(name)}
            value={entered[name]}
            error={!isWithin(name, entered[name])}
            onChange={({ target }) => {
              setEntered(before => ({ ...before, [name]: target.value }))
              if (name === 'rate' || name === 'visitorsPerDay') setSource('')
            }}
            slotProps={{ htmlInput: { min: LIMITS[name].min, max: LIMITS[name].max, step: 'any' } }}
            sx={{ flex: '1 1 11rem' }}
          />
        ))}
      </Box>
      <Box role="status">
        {!isRight && text('invalid')}
        {isRight && plan && (
          <>
            <Typography>
              {text(plan.days === null ? 'never' : 'needs', {
                visitors: count(plan.visitorsPerSubject),
                days: plan.days ?? 0,
              })}
            </Typography>
            {(plan.days === null || plan.days > LONG_DAYS) && (
              <Typography>{text('bigger')}</Typography>
            )}
          </>
        )}
      </Box>
    </Box>
  )
}

function isWithin(name: Name, value: string): boolean {
  const number = Number(value)
  const { min, max } = LIMITS[name]
  const isWholeNumber = name !== 'subjects' || Number.isInteger(number)
  return value.trim() !== '' && isWholeNumber && number >= min && number <= max
}
