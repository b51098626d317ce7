import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { useDates } from '../../lists/dates.tsx'

interface Day {
  day: string
}

interface DayChartProps<One extends Day> {
  title: string
  days: readonly One[]
  read(day: One): number
  format(value: number): string
}

const HEIGHT = 96
const BAR = 8
const STEP = 10

/** Bar chart per day from zero, with an equivalent table for screen readers. */
export function DayChart<One extends Day>({ title, days, read, format }: DayChartProps<One>) {
  const translate = useTranslate()
  const { dayOfMonth } = useDates()
  const { palette } = useTheme()
  const values = days.map(read)
  const most = Math.max(...values)
  const sum = values.reduce((all, one) => all + one, 0)
  const nameOf = ({ day }: Day) => dayOfMonth(new Date(`${day}T12:00`).getTime())
  const width = days.length * STEP
  return (
    <Card sx={{ position: 'relative', overflow: 'hidden' }}>
      <CardContent>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 600 }}>{format(sum)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('dashboard.inDays', { days: days.length })}
          <br />
          {translate('dashboard.most', { value: format(most) })}
        </Typography>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width="100%"
          height={HEIGHT}
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ display: 'block', marginBlockStart: 12 }}
        >
          {days.map((day, index) => {
            const value = values[index] ?? 0
            const height = most > 0 ? (value / most) * HEIGHT : 0
            return (
              <g key={day.day}>
                <title>{`${nameOf(day)}: ${format(value)}`}</title>
                <rect x={index * STEP} width={STEP} height={HEIGHT} fill="transparent" />
                <rect
                  x={index * STEP + (STEP - BAR) / 2}
                  y={HEIGHT - Math.max(height, 1)}
                  width={BAR}
                  height={Math.max(height, 1)}
                  fill={value > 0 ? palette.primary.main : palette.text.secondary}
                  opacity={value > 0 ? 1 : 0.3}
                />
              </g>
            )
          })}
        </svg>
        <Typography
          variant="body2"
          color="textSecondary"
          aria-hidden="true"
          sx={{ display: 'flex', justifyContent: 'space-between' }}
        >
          <span>{days[0] && nameOf(days[0])}</span>
          <span>{translate('dashboard.todayShort')}</span>
        </Typography>
        <table style={visuallyHidden}>
          <caption>{title}</caption>
          <tbody>
            {days.map((day, index) => (
              <tr key={day.day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{format(values[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </CardContent>
    </Card>
  )
}
