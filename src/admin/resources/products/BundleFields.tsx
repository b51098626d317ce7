import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { NumberInput, useInput, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { type BundlePart, MAX_BUNDLE_PARTS, MAX_BUNDLE_QUANTITY } from '#shop/schema'
import { FORM_ERROR } from '../../forms/ShowFormErrors.tsx'
import { ItemSearch } from '../orders/form/ItemSearch.tsx'

const PPM_PER_PERCENT = 10_000

/** Products that each item consists of, and a price that follows from theirs. */
export function BundleFields() {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.products.bundleTexts.${key}`, values)
  const { field } = useInput({ source: 'bundle', defaultValue: [] })
  const { errors } = useFormState({ name: 'bundle' })
  const parts: BundlePart[] = field.value ?? []
  const set = (index: number, change: Partial<BundlePart>) =>
    field.onChange(parts.map((part, at) => (at === index ? { ...part, ...change } : part)))
  const problemAt = (index?: number) => {
    const all = errors.bundle as Record<number, { message?: string }> & { message?: string }
    const message = index === undefined ? all?.message : all?.[index]?.message
    return message && translate(String(message), { _: message })
  }
  return (
    <Box className="whole" sx={{ display: 'grid', gap: 1.5 }}>
      {parts.map((part, index) => (
        <Box key={part.variantId}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <TextField
              type="number"
              sx={{ inlineSize: 80 }}
              value={part.quantity}
              onChange={event => {
                const quantity = Math.trunc(Number(event.target.value))
                set(index, { quantity: Math.min(Math.max(quantity, 1), MAX_BUNDLE_QUANTITY) })
              }}
              slotProps={{
                htmlInput: {
                  'aria-label': t('quantityOf', { name: part.label }),
                  min: 1,
                  max: MAX_BUNDLE_QUANTITY,
                },
              }}
            />
            <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>{part.label}</Box>
            <IconButton
              aria-label={t('remove', { name: part.label })}
              onClick={() => field.onChange(parts.filter((_, at) => at !== index))}
            >
              <Delete />
            </IconButton>
          </Box>
          {part.choice !== undefined && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={part.choice}
                  onChange={(_event, choice) => set(index, { choice })}
                  slotProps={{ input: { 'aria-label': t('choiceOf', { name: part.label }) } }}
                />
              }
              label={t('choice')}
            />
          )}
          {problemAt(index) && (
            <FormHelperText {...FORM_ERROR} error>
              {problemAt(index)}
            </FormHelperText>
          )}
        </Box>
      ))}
      {problemAt() && (
        <FormHelperText {...FORM_ERROR} error>
          {problemAt()}
        </FormHelperText>
      )}
      {parts.length < MAX_BUNDLE_PARTS && (
        <ItemSearch
          onChoose={({ variantId, name, choice }) => {
            if (parts.some(part => part.variantId === variantId)) return
            const label = [name, choice].filter(Boolean).join(' – ')
            const part: BundlePart = { variantId, quantity: 1, label }
            field.onChange([...parts, choice ? { ...part, choice: false } : part])
          }}
        />
      )}
      {parts.length > 0 && (
        <NumberInput
          source="bundlePpm"
          label="resources.products.bundleTexts.percent"
          min={0}
          max={100}
          format={(ppm: number | null) => (ppm === null ? '' : ppm / PPM_PER_PERCENT)}
          parse={(text: string) =>
            text === '' ? null : Math.round(Number(text) * PPM_PER_PERCENT)
          }
          helperText="resources.products.bundleTexts.percentHelp"
        />
      )}
    </Box>
  )
}
