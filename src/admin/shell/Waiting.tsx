import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useTimeout, useTranslate } from 'react-admin'

/** Loading message, shown after a delay to avoid flicker. */
export function Waiting() {
  const translate = useTranslate()
  const isLate = useTimeout(400)
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: '40vh' }}>
      {isLate && <CircularProgress aria-label={translate('ra.page.loading')} />}
    </Box>
  )
}
