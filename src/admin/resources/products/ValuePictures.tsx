import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ProductOption, VariantEdit } from '#shop/schema'
import { variationsOf } from './combine-options.ts'
import { PictureCell } from './PictureCell.tsx'

const COLOR = /colou?r|farbe/i

interface ValuePicturesProps {
  options: readonly ProductOption[]
  variants: readonly VariantEdit[]
  /** Sets the image of all variants with a value. */
  setImage(option: string, value: string, image: string | null): void
}

/** One image per value of an option, for example per color, for all variants with that value. */
export function ValuePictures({ options, variants, setImage }: ValuePicturesProps) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<string>()
  const choices = variationsOf(options)
  const option =
    choices.find(one => one.key === chosen) ??
    choices.find(one => COLOR.test(one.name) || Object.keys(one.swatches ?? {}).length > 0) ??
    choices[0]
  if (!option) return null
  const label = translate('resources.products.valuePictures')
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
    >
      <TextField
        select
        label={label}
        value={option.key}
        onChange={event => setChosen(event.target.value)}
        sx={{ minInlineSize: 180 }}
      >
        {choices.map(({ key, name }) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {option.values.map(value => (
        <Box key={value} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <PictureCell
            name={value}
            value={commonImage(variants, option.key, value)}
            onChange={image => setImage(option.key, value, image)}
          />
          {value}
        </Box>
      ))}
    </Box>
  )
}

/** Null if the variants with the value have no image or different ones. */
function commonImage(variants: readonly VariantEdit[], key: string, value: string): string | null {
  const images = new Set(
    variants.filter(({ options }) => options[key] === value).map(({ image }) => image),
  )
  return images.size === 1 ? ([...images][0] ?? null) : null
}
