import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { MediaImage, useMediaPicker } from '#staff/client'

interface PictureCellProps {
  /** Name of the variant. */
  name: string
  /** Media id. */
  value: string | null
  onChange(id: string | null): void
}

/** Small image of a variant that opens the library. */
export function PictureCell({ name, value, onChange }: PictureCellProps) {
  const translate = useTranslate()
  const { choose, dialog } = useMediaPicker()
  const open = async () => {
    const chosen = await choose({ kinds: ['image', 'svg'], value })
    if (chosen) onChange(chosen.id)
  }
  const label = translate(`resources.products.${value ? 'changePictureOf' : 'addPictureOf'}`, {
    name,
  })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={label}
        title={label}
        onClick={() => void open()}
        sx={{
          inlineSize: 40,
          blockSize: 40,
          padding: 0,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {value ? <MediaImage id={value} size={38} /> : <AddPhoto fontSize="small" />}
      </IconButton>
      {value && (
        <IconButton
          size="small"
          aria-label={translate('resources.products.removePictureOf', { name })}
          onClick={() => onChange(null)}
        >
          <Close fontSize="inherit" />
        </IconButton>
      )}
      {dialog}
    </Box>
  )
}
