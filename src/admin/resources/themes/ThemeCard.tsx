import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

export interface ThemeItem {
  name: string
  isActive: boolean
  /** Number of stored templates. */
  templates: number
}

/** Viewport of the preview in pixels, scaled to the card. */
const WINDOW = { width: 1440, height: 900 }

/** A theme with a live thumbnail of the home page. */
export function ThemeCard({ theme, onActivate }: { theme: ThemeItem; onActivate(): void }) {
  const translate = useTranslate()
  const { name, isActive, templates } = theme
  const text = (key: string, options = {}) => translate(`resources.themes.${key}`, options)
  const isNone = name === 'none'
  const preview = `/api/admin/themes/${name}/preview`
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      {!isNone && (
        <Box
          aria-hidden="true"
          sx={{
            aspectRatio: `${WINDOW.width} / ${WINDOW.height}`,
            containerType: 'inline-size',
            overflow: 'hidden',
            borderBlockEnd: 1,
            borderColor: 'divider',
            direction: 'ltr',
          }}
        >
          <iframe
            title={text('previewOf', { name: text(`${name}.name`) })}
            src={preview}
            tabIndex={-1}
            inert
            loading="lazy"
            style={{
              inlineSize: WINDOW.width,
              blockSize: WINDOW.height,
              border: 0,
              transform: `scale(tan(atan2(100cqi, ${WINDOW.width}px)))`,
              transformOrigin: '0 0',
            }}
          />
        </Box>
      )}
      <CardContent sx={{ flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="h3" component="h2">
            {text(`${name}.name`)}
          </Typography>
          {isActive && <Chip size="small" color="primary" label={text('active')} />}
        </Box>
        <Typography color="textSecondary">{text(`${name}.text`)}</Typography>
        {!isNone && (
          <Typography variant="body2" color="textSecondary">
            {text('kept', { smart_count: templates })}
          </Typography>
        )}
      </CardContent>
      <CardActions>
        {!isActive && (
          <Button variant="contained" onClick={onActivate}>
            {text('activate')}
          </Button>
        )}
        {!isNone && (
          <Button href={preview} target="_blank">
            {text('preview')}
          </Button>
        )}
      </CardActions>
    </Card>
  )
}
