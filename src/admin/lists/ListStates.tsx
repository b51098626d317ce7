import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Pagination, useListContext, useTimeout, useTranslate } from 'react-admin'

/** Where rows will stand, once they have been waited for: what comes at once brings no flicker. */
export function LoadingRows() {
  const translate = useTranslate()
  const isLate = useTimeout(400)
  return (
    <Box
      role="progressbar"
      aria-label={translate('ra.page.loading')}
      sx={{ display: 'grid', gap: 2.5, padding: 2, minBlockSize: 320, alignContent: 'start' }}
    >
      {isLate &&
        ['40%', '65%', '50%', '60%', '45%', '55%', '40%'].map((width, row) => (
          <Skeleton key={row} variant="rounded" width={width} height={18} />
        ))}
    </Box>
  )
}

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

/** What a list is for, in one sentence, and the buttons that fill it. */
export function EmptyList({ text, children }: { text: string; children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      sx={{ display: 'grid', gap: 2, justifyItems: 'center', inlineSize: '100%', paddingBlock: 10 }}
    >
      <Typography color="textSecondary" sx={{ maxInlineSize: '36rem', textAlign: 'center' }}>
        {translate(text)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {children}
      </Box>
    </Box>
  )
}

/** A list whose question was refused, or never reached anybody. */
export function ListNotLoaded() {
  const { error, isPaused, refetch } = useListContext()
  return <NotLoaded error={isPaused ? { reason: 'offline' } : error} onRetry={refetch} />
}

/** A list that has entries, though none that is asked for. */
export function NothingFound() {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center', paddingBlock: 6 }}>
      <Typography color="textSecondary">{translate('notFound.text')}</Typography>
      <Button onClick={() => setFilters({}, [])}>{translate('ra.navigation.clear_filters')}</Button>
    </Box>
  )
}

/** Where nothing is shown there is nothing to leaf through. */
export function ListPages() {
  const { error, isPending } = useListContext()
  return error || isPending ? null : <Pagination />
}

/** Instead of react-admin's notice: what could not be read says why in its own place. */
export function ignoreError() {}
