import Close from '@mui/icons-material/Close'
import Replay from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useStaffTexts } from '../texts.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** Uploads with progress and results. */
export function UploadList({ queue }: { queue: Uploads }) {
  const t = useStaffTexts()
  if (queue.uploads.length === 0) return null
  return (
    <Box
      component="section"
      aria-label={t('media.uploads')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, padding: 1.5, marginBlockEnd: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {t('media.uploads')}
        </Typography>
        {!queue.isBusy && (
          <Button size="small" onClick={queue.clear}>
            {t('media.clear')}
          </Button>
        )}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 240, overflow: 'auto' }}
      >
        {queue.uploads.map(upload => (
          <UploadRow key={upload.key} upload={upload} queue={queue} />
        ))}
      </Box>
    </Box>
  )
}

function UploadRow({ upload, queue }: { upload: Upload; queue: Uploads }) {
  const t = useStaffTexts()
  const { key, file, state, share, reason } = upload
  const isRunning = state === 'waiting' || state === 'sending'
  const isWorking = state === 'sending' && share >= 1
  const said = isWorking ? 'working' : state
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto 34px',
        alignItems: 'center',
        columnGap: 1.5,
        minBlockSize: 40,
      }}
    >
      <Typography noWrap>{file.name}</Typography>
      <Typography color={state === 'failed' ? 'error' : 'textSecondary'} role="status">
        {t(`media.state.${said}`, { percent: Math.round(share * 100) })}
      </Typography>
      {isRunning ? (
        <IconButton
          size="small"
          onClick={() => queue.cancel(key)}
          aria-label={t('media.cancelOne', { name: file.name })}
        >
          <Close fontSize="small" />
        </IconButton>
      ) : state === 'failed' || state === 'cancelled' ? (
        <IconButton
          size="small"
          onClick={() => queue.retry(key)}
          aria-label={t('media.retryOne', { name: file.name })}
        >
          <Replay fontSize="small" />
        </IconButton>
      ) : (
        <span />
      )}
      {state === 'sending' && (
        <LinearProgress
          aria-label={file.name}
          variant={isWorking ? 'indeterminate' : 'determinate'}
          {...(isWorking ? {} : { value: share * 100 })}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
      {state === 'failed' && reason && (
        <Typography variant="body2" color="error" sx={{ gridColumn: '1 / -1' }}>
          {t(`errors.${reason}`)}
        </Typography>
      )}
    </Box>
  )
}
