import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { CAPTION_ACTS, KEY_NAMES } from './caption-keys.ts'

/** Keyboard shortcuts of the editor. */
export function CaptionKeys() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.media.captions.${key}`)
  return (
    <Box component="details" open sx={{ display: { xs: 'none', md: 'block' } }}>
      <Typography component="summary">{t('keys')}</Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: '4px 16px',
          margin: 0,
          marginBlockStart: 1,
        }}
      >
        {CAPTION_ACTS.map(act => [
          <Box component="dt" key={`${act} key`} dir="ltr">
            <kbd>{KEY_NAMES[act]}</kbd>
          </Box>,
          <Box component="dd" key={act} sx={{ margin: 0 }}>
            {t(`act.${act}`)}
          </Box>,
        ])}
      </Box>
    </Box>
  )
}
