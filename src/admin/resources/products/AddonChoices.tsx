import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { type AddonChoice, MAX_ADDON_CHOICES } from '#shop/schema'
import { FORM_ERROR } from '../../forms/ShowFormErrors.tsx'
import { freeId } from './free-id.ts'
import { SurchargeField } from './SurchargeField.tsx'

interface AddonChoicesProps {
  choices: readonly AddonChoice[]
  currency: string
  onChange(choices: AddonChoice[]): void
  problem: string | undefined
}

/** The values of a choice, each with a surcharge. */
export function AddonChoices({ choices, currency, onChange, problem }: AddonChoicesProps) {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.products.addon.${key}`, values)
  const set = (index: number, change: Partial<AddonChoice>) =>
    onChange(choices.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <Box
      role="group"
      aria-label={t('choices')}
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}
    >
      {choices.map((choice, index) => (
        <Box
          key={choice.id}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(140px, 1fr) 2fr auto' },
            alignItems: 'start',
          }}
        >
          <TextField
            label={t('choice', { number: index + 1 })}
            value={choice.label}
            onChange={event => set(index, { label: event.target.value })}
            required
          />
          <SurchargeField
            value={choice.price}
            currency={currency}
            onChange={price => set(index, { price })}
          />
          <IconButton
            aria-label={t('remove', { name: choice.label })}
            onClick={() => onChange(choices.filter((_, at) => at !== index))}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      {problem && (
        <Box {...FORM_ERROR} sx={{ color: 'error.main' }}>
          {translate(problem, { _: problem })}
        </Box>
      )}
      {choices.length < MAX_ADDON_CHOICES && (
        <Button
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            onChange([...choices, { id: freeId(choices, 'choice'), label: '', price: null }])
          }
        >
          {t('addChoice')}
        </Button>
      )}
    </Box>
  )
}
