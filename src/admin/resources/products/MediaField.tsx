import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { MediaImage, useMediaItem, useMediaPicker } from '#staff/client'

interface MediaFieldProps {
  label: string
  /** Media ids in order. */
  value: readonly string[]
  onChange(ids: string[]): void
  most?: number
}

/** Ordered images: choose, move by arrow keys, remove. */
export function MediaField({ label, value, onChange, most = 200 }: MediaFieldProps) {
  const translate = useTranslate()
  const { chooseMany, dialog } = useMediaPicker()
  const move = (from: number, to: number) => {
    const next = [...value]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  const add = async () => {
    const chosen = await chooseMany({ kinds: ['image', 'svg'] })
    const added = chosen.map(({ id }) => id).filter(id => !value.includes(id))
    if (added.length > 0) onChange([...value, ...added].slice(0, most))
  }
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {value.map((one, index) => (
          <ChosenPicture
            key={one}
            id={one}
            onMove={step => {
              const to = index + step
              if (to >= 0 && to < value.length) move(index, to)
            }}
            onRemove={() => onChange(value.filter(other => other !== one))}
          />
        ))}
      </Box>
      {value.length < most && (
        <Button onClick={() => void add()} sx={{ justifySelf: 'start', marginInlineStart: -1 }}>
          {translate('resources.products.addPicture')}
        </Button>
      )}
      {dialog}
    </Box>
  )
}

function ChosenPicture(props: { id: string; onMove(step: 1 | -1): void; onRemove(): void }) {
  const translate = useTranslate()
  const name = useMediaItem(props.id)?.fileName ?? props.id
  return (
    <Box sx={{ position: 'relative' }}>
      <MediaImage
        id={props.id}
        size={96}
        alt={name}
        tabIndex={0}
        onKeyDown={event => {
          if (event.key === 'ArrowLeft') props.onMove(-1)
          else if (event.key === 'ArrowRight') props.onMove(1)
        }}
        sx={{ border: 1, borderColor: 'divider' }}
      />
      <IconButton
        size="small"
        aria-label={translate('resources.products.removePicture', { name })}
        onClick={props.onRemove}
        sx={{
          position: 'absolute',
          insetBlockStart: 2,
          insetInlineEnd: 2,
          backgroundColor: 'background.paper',
          '&:hover': { backgroundColor: 'background.paper' },
        }}
      >
        <Close fontSize="inherit" />
      </IconButton>
    </Box>
  )
}
