import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'
import { useStaffTexts } from '../texts.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import type { MediaListState } from './use-media-list.ts'

type GridProps = Omit<ComponentProps<typeof MediaGrid>, 'items' | 'label'>

/** Search results, or the reason why there are none. */
export function MediaResults({
  list,
  isFiltered,
  ...grid
}: GridProps & { list: MediaListState; isFiltered: boolean }) {
  const t = useStaffTexts()
  const { state, items, total } = list
  if (state === 'loading') {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', padding: 6 }}>
        <CircularProgress aria-label={t('media.library')} />
      </Box>
    )
  }
  if (state === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={list.reload}>{t('media.again')}</Button>}>
        {t('media.failed')}
      </Alert>
    )
  }
  if (items.length === 0) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', gap: 1, padding: 6, textAlign: 'center' }}>
        <Typography>{t(isFiltered ? 'media.nothingFound' : 'media.empty')}</Typography>
        {!isFiltered && <Typography color="textSecondary">{t('media.dropHint')}</Typography>}
      </Box>
    )
  }
  return (
    <>
      <MediaGrid items={items} label={t('media.library')} {...grid} />
      {items.length < total && (
        <Box sx={{ display: 'grid', placeItems: 'center', padding: 2 }}>
          <Button onClick={() => list.loadMore()}>
            {t('media.more')} ({items.length} / {total})
          </Button>
        </Box>
      )}
    </>
  )
}
