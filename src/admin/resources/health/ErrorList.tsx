import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useDates } from '../../lists/dates.tsx'
import { useAction, useErrors } from './use-health.ts'

const text = (key: string) => `resources.health.${key}`

/** Requests that failed, by their cause. */
export function ErrorList() {
  const translate = useTranslate()
  const { moment } = useDates()
  const { data } = useErrors()
  const { isRunning, run } = useAction()
  const errors = data?.items ?? []
  if (errors.length === 0) return null
  const clear = () => run('/health/errors', () => ({ key: text('errorsCleared') }), 'DELETE')
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2 }}>
        {errors.map(({ route, message, lastAt, reference, count }) => (
          <Typography
            key={`${route} ${message}`}
            component="li"
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {message}
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block' }}
            >
              {translate(text('errorOf'), { route, count, reference, at: moment(lastAt) })}
            </Typography>
          </Typography>
        ))}
      </Box>
      <Button size="small" disabled={isRunning} onClick={clear}>
        {translate(text('clearErrors'))}
      </Button>
    </Box>
  )
}
