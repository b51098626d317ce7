import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SubjectReport } from './split-test.ts'
import { usePercents } from './use-percents.ts'

/** Minimum and maximum range of the axis, as fractions. */
const LEAST = 0.1
const MOST = 2

/** Lift of each subject over the first, with intervals on a shared scale. */
export function LiftChart({ subjects }: { subjects: readonly SubjectReport[] }) {
  const translate = useTranslate()
  const { lift: showLift } = usePercents()
  const text = (key: string, values = {}) => translate(`resources.split-tests.${key}`, values)
  const [first, ...others] = subjects
  const known = others.flatMap(({ key, name, lift }) => (lift ? [{ key, name, lift }] : []))
  if (!first || known.length === 0) return null
  const ends = known.flatMap(({ lift }) => [Math.abs(lift.low), Math.abs(lift.high)])
  const reach = Math.min(MOST, Math.max(LEAST, ...ends))
  const at = (lift: number) => `${50 + (50 * Math.max(-reach, Math.min(reach, lift))) / reach}%`
  return (
    <Box component="section" aria-labelledby="lifts">
      <Typography variant="h3" component="h2" id="lifts">
        {text('lifts', { name: first.name })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('liftsHelp')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
        {known.map(({ key, name, lift }) => (
          <Box component="li" key={key} sx={row}>
            <span>{name}</span>
            <Box aria-hidden="true" sx={track}>
              <Box sx={{ ...zero, insetInlineStart: '50%' }} />
              <Box
                sx={{
                  ...bar(lift),
                  insetInlineStart: at(lift.low),
                  insetInlineEnd: `calc(100% - ${at(lift.high)})`,
                }}
              />
              <Box sx={{ ...point, insetInlineStart: at(lift.estimate) }} />
            </Box>
            <span>{text('between', { low: showLift(lift.low), high: showLift(lift.high) })}</span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr 12rem' },
  gap: 1,
  alignItems: 'center',
  marginBlock: 1,
}
const track = { position: 'relative', blockSize: 28, backgroundColor: 'action.hover' }
const zero = {
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '1px',
  backgroundColor: 'text.secondary',
}
const point = {
  position: 'absolute',
  insetBlock: 4,
  inlineSize: 3,
  marginInlineStart: '-1.5px',
  backgroundColor: 'text.primary',
}
const bar = ({ low, high }: { low: number; high: number }) => ({
  position: 'absolute',
  insetBlock: 8,
  backgroundColor: low > 0 ? 'success.main' : high < 0 ? 'error.main' : 'text.disabled',
})
