import Close from '@mui/icons-material/Close'
import Image from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { colorNamed, type ProductOption, type Swatch } from '#shop/schema'
import { MediaImage, useMediaPicker } from '#staff/client'
import { useShop } from './use-shop.ts'

interface SwatchesFieldProps {
  option: ProductOption
  onChange(swatches: Record<string, Swatch>): void
}

const field = {
  display: 'inline-flex',
  borderRadius: 0.5,
  '& input': { inlineSize: 34, blockSize: 30, padding: '2px', cursor: 'pointer' },
}

/** A color input always shows a color, so without a value it is invisible under an empty box. */
const emptyField = {
  color: 'text.secondary',
  border: '1px dashed',
  background:
    'linear-gradient(to top left, transparent 47%, currentColor 47% 53%, transparent 53%)',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '& input': { opacity: 0, inlineSize: 32, blockSize: 28, cursor: 'pointer' },
}

/** Color or image per value of an option; expanded if any is set. */
export function SwatchesField({ option, onChange }: SwatchesFieldProps) {
  const translate = useTranslate()
  const id = useId()
  const { choose, dialog } = useMediaPicker()
  const locale = useShop()?.locale
  const swatches = option.swatches ?? {}
  const [isOpen, setOpen] = useState(Object.keys(swatches).length > 0)
  const set = (value: string, swatch?: Swatch) => {
    const others = Object.entries(swatches).filter(
      ([name]) => name !== value && option.values.includes(name),
    )
    onChange(Object.fromEntries(swatch ? [...others, [value, swatch]] : others))
  }
  const setImage = async (value: string) => {
    const chosen = await choose({
      kinds: ['image', 'svg'],
      value: swatches[value]?.image ?? null,
    })
    if (chosen) set(value, { image: chosen.id })
  }
  const t = (key: string, value: string) => translate(`resources.products.${key}`, { value })
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ marginInlineStart: -0.625 }}
      >
        {translate('resources.products.swatches')}
      </Button>
      {isOpen && (
        <Box
          id={id}
          role="group"
          aria-label={`${option.name}: ${translate('resources.products.swatches')}`}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
        >
          {option.values.map((value, index) => {
            const swatch = swatches[value]
            // The color that visitors see without a swatch.
            const named = locale && colorNamed(value, locale)
            return (
              <Box key={value} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                {swatch?.image ? (
                  <MediaImage id={swatch.image} size={30} alt="" />
                ) : (
                  <Box component="span" sx={swatch || named ? field : [field, emptyField]}>
                    <input
                      type="color"
                      aria-label={t('swatchColor', value)}
                      aria-describedby={swatch ? undefined : `${id}-none-${index}`}
                      value={swatch?.colour ?? named ?? '#808080'}
                      onChange={event => set(value, { colour: event.target.value })}
                    />
                  </Box>
                )}
                <span>
                  {value}
                  {!swatch && (
                    <Typography
                      id={`${id}-none-${index}`}
                      variant="body2"
                      color="textSecondary"
                      sx={{ lineHeight: 1.2 }}
                    >
                      {t(named ? 'namedSwatch' : 'noSwatch', value)}
                    </Typography>
                  )}
                </span>
                <IconButton
                  size="small"
                  aria-label={t('swatchImage', value)}
                  title={t('swatchImage', value)}
                  onClick={() => void setImage(value)}
                >
                  <Image fontSize="inherit" />
                </IconButton>
                {swatch && (
                  <IconButton
                    size="small"
                    aria-label={t('removeSwatch', value)}
                    title={t('removeSwatch', value)}
                    onClick={() => set(value)}
                  >
                    <Close fontSize="inherit" />
                  </IconButton>
                )}
              </Box>
            )
          })}
        </Box>
      )}
      {dialog}
    </Box>
  )
}
