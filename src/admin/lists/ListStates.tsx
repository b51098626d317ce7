import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Pagination, useListContext, useTranslate } from 'react-admin'
import { NotLoaded } from './NotLoaded.tsx'

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
