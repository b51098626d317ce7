import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { Focus } from '#pages/schema'

interface FocalPointProps {
  src: string
  value: Focus | null
  onChange(value: Focus | null): void
  disabled: boolean
}

const STEP = 2
const keys: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** Image with a draggable focal point for crops. */
export function FocalPoint({ src, value, onChange, disabled }: FocalPointProps) {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.media.${key}`, values)
  const { x, y } = value ?? { x: 50, y: 50 }

  function onClick(event: MouseEvent<HTMLElement>) {
    // Keyboard clicks have no position.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    const factor = event.shiftKey ? 5 : 1
    onChange({ x: within(x + step[0] * factor), y: within(y + step[1] * factor) })
  }

  return (
    <Box>
      <Box
        component="button"
        type="button"
        disabled={disabled}
        onClick={onClick}
        onKeyDown={onKeyDown}
        aria-label={`${t('focus')}: ${t('focusAt', { x, y })}`}
        aria-describedby="focal-point-help"
        sx={{
          position: 'relative',
          display: 'block',
          inlineSize: '100%',
          padding: 0,
          border: 0,
          borderRadius: 1,
          overflow: 'hidden',
          cursor: disabled ? 'default' : 'crosshair',
          background: 'none',
        }}
      >
        <Box component="img" src={src} alt="" sx={{ display: 'block', inlineSize: '100%' }} />
        <Box
          sx={{
            position: 'absolute',
            left: `${x}%`,
            top: `${y}%`,
            inlineSize: 22,
            blockSize: 22,
            borderRadius: '50%',
            border: '2px solid #fff',
            boxShadow: '0 0 0 2px rgb(0 0 0 / 60%), inset 0 0 0 1px rgb(0 0 0 / 60%)',
            transform: 'translate(-50%, -50%)',
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 38 }}>
        <Typography
          id="focal-point-help"
          variant="body2"
          color="textSecondary"
          sx={{ flexGrow: 1 }}
        >
          {value ? t('focusAt', { x, y }) : t('focusHelp')}
        </Typography>
        {value && !disabled && (
          <Button size="small" onClick={() => onChange(null)}>
            {t('focusClear')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
