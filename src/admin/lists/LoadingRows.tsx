import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTimeout, useTranslate } from 'react-admin'

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
