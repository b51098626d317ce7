import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Pagination, useListContext, useTimeout, useTranslate } from 'react-admin'

/** Loading placeholder, shown after a delay to avoid flicker. */
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

/** Error message with a retry button. */
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

/** Empty state of a list: a sentence and buttons. */
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

/** Error state of a list, also when offline. */
export function ListNotLoaded() {
  const { error, isPaused, refetch } = useListContext()
  return <NotLoaded error={isPaused ? { reason: 'offline' } : error} onRetry={refetch} />
}

/** Shown if the filters match nothing. */
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

/** Pagination, hidden without results. */
export function ListPages() {
  const { error, isPending } = useListContext()
  return error || isPending ? null : <Pagination />
}

/** Suppresses react-admin's notification, because errors are shown in place. */
export function ignoreError() {}
