import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SplitTestWithReport } from './split-test.ts'
import { usePercents } from './use-percents.ts'

interface SumsProps {
  sums: SplitTestWithReport['report']['sums']
  nameOf(subject: string): string
}

/** Page views without consent; hidden if there are none. */
export function Sums({ sums, nameOf }: SumsProps) {
  const translate = useTranslate()
  const { count } = usePercents()
  const text = (key: string, values = {}) => translate(`resources.split-tests.${key}`, values)
  if (sums.every(({ views }) => views === 0)) return null
  return (
    <Box component="section" aria-labelledby="sums">
      <Typography variant="h3" component="h2" id="sums">
        {text('sums')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('sumsHelp')}
      </Typography>
      <ul>
        {sums.map(({ key, views, times }) => (
          <li key={key}>
            {nameOf(key)}: {text('sumsOf', { times: count(times), views: count(views) })}
          </li>
        ))}
      </ul>
    </Box>
  )
}
