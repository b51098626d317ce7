import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'

/** Instead of what could not be read: why, and the button that tries again. */
export function NotLoaded({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const translate = useTranslate()
  const reason = (error as { reason?: string } | null)?.reason
  const said = reason ? `errors.${reason}` : error instanceof Error ? error.message : ''
  const own = ['errors.broken', 'errors.offline'].includes(said)
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('notLoaded.again')}
        </Button>
      }
    >
      {translate(own ? `notLoaded.${said.slice(7)}` : said, { _: translate('notLoaded.broken') })}
    </Alert>
  )
}
