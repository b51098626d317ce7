import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { OWN_COLOR_PATTERN } from '#module-contract'
import { useStaffTexts } from '../texts.tsx'

const pattern = new RegExp(OWN_COLOR_PATTERN)

/** Color input with picker and text, including alpha and named site colors. */
export function ColorInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange(next: string): void
}) {
  const t = useStaffTexts()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value
  const isWrong = !pattern.test(shown.trim())
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <input
        type="color"
        aria-label={t('design.pick', { label })}
        value={/^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7) : '#808080'}
        onChange={event => {
          setTyped(undefined)
          onChange(event.target.value)
        }}
        style={{ inlineSize: 44, blockSize: 36, padding: 2 }}
      />
      <TextField
        fullWidth
        label={label}
        value={shown}
        error={isWrong}
        helperText={isWrong ? t('design.wrong') : ''}
        onChange={event => {
          setTyped(event.target.value)
          if (pattern.test(event.target.value.trim())) onChange(event.target.value.trim())
        }}
      />
    </Box>
  )
}
