import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Image from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useInput, useTranslate } from 'react-admin'
import type { AttributeValueEdit } from '#shop/schema'
import { MediaImage, useMediaPicker } from '#staff/client'

const NO_COLOR = '#808080'

/** Names, order and swatches of the values of an attribute. */
export function ValuesField({ source }: { source: string }) {
  const translate = useTranslate()
  const { field } = useInput<AttributeValueEdit[]>({ source })
  const { choose, dialog } = useMediaPicker()
  const values = (field.value ?? []) as AttributeValueEdit[]
  const t = (key: string, value: string) => translate(`resources.attributes.${key}`, { value })
  const change = (index: number, changes: Partial<AttributeValueEdit>) =>
    field.onChange(values.map((value, at) => (at === index ? { ...value, ...changes } : value)))
  const move = (index: number, by: 1 | -1) => {
    const next = [...values]
    const [moved] = next.splice(index, 1)
    if (moved) field.onChange(next.toSpliced(index + by, 0, moved))
  }
  const chooseImage = async (index: number) => {
    const value = values[index]?.image ?? null
    const chosen = await choose({ kinds: ['image', 'svg'], value })
    if (chosen) change(index, { image: chosen.id, colour: '' })
  }
  return (
    <Box
      component="ul"
      className="whole"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}
    >
      {values.map((value, index) => (
        <Box
          component="li"
          key={value.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <TextField
            size="small"
            value={value.name}
            error={value.name.trim() === ''}
            helperText={value.name.trim() === '' ? translate('ra.validation.required') : undefined}
            slotProps={{ htmlInput: { 'aria-label': t('valueName', value.name), maxLength: 200 } }}
            onChange={event => change(index, { name: event.target.value })}
            sx={{ flex: '1 1 12rem' }}
          />
          {value.image ? (
            <MediaImage id={value.image} size={30} alt="" />
          ) : (
            <input
              type="color"
              aria-label={t('color', value.name)}
              value={value.colour || NO_COLOR}
              style={{ opacity: value.colour ? 1 : 0.35 }}
              onChange={event => change(index, { colour: event.target.value })}
            />
          )}
          <IconButton
            size="small"
            aria-label={t('image', value.name)}
            title={t('image', value.name)}
            onClick={() => void chooseImage(index)}
          >
            <Image fontSize="inherit" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('noSwatch', value.name)}
            title={t('noSwatch', value.name)}
            disabled={!value.image && !value.colour}
            onClick={() => change(index, { image: null, colour: '' })}
          >
            <Close fontSize="inherit" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('moveUp', value.name)}
            title={t('moveUp', value.name)}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          >
            <ArrowUpward fontSize="inherit" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('moveDown', value.name)}
            title={t('moveDown', value.name)}
            disabled={index === values.length - 1}
            onClick={() => move(index, 1)}
          >
            <ArrowDownward fontSize="inherit" />
          </IconButton>
        </Box>
      ))}
      {dialog}
    </Box>
  )
}
