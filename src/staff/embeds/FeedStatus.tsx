import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useStaffTexts } from '../texts.tsx'
import type { FeedState } from './use-feed.ts'

/** Result of reading a feed, with a button to refresh it. */
export function FeedStatus({ state, onAsk }: { state: FeedState | undefined; onAsk(): void }) {
  const t = useStaffTexts()
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', marginBlockStart: 0.5, fontSize: 13 }}>
      <Box
        role="status"
        sx={{ color: state?.status === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {state && sayState(state, t)}
      </Box>
      {state && state.status !== 'asking' && (
        <Button size="small" onClick={onAsk} sx={{ marginInlineStart: -0.625 }}>
          {t('feed.again')}
        </Button>
      )}
    </Box>
  )
}

function sayState(state: FeedState, t: ReturnType<typeof useStaffTexts>): string {
  if (state.status === 'asking') return t('feed.asking')
  if (state.status === 'failed') return t(`errors.${state.reason}`)
  const { title, entries: count } = state
  return title ? t('feed.read', { title, count }) : t('feed.untitled', { count })
}
