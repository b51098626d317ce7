import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInput, useTranslate } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import type { Addon } from '#shop/schema'
import { AddonFields } from './AddonFields.tsx'
import { freeId } from './free-id.ts'
import { useShop } from './use-shop.ts'

const NEW: Omit<Addon, 'id'> = {
  type: 'text',
  label: '',
  help: '',
  required: false,
  maxLength: null,
  min: null,
  max: null,
  display: 'radio',
  choices: [],
  price: null,
}

/** Fields that buyers fill in, in order. */
export function AddonsField() {
  const translate = useTranslate()
  const currency = useShop()?.currency
  const { field } = useInput({ source: 'addons', defaultValue: [] })
  const { errors } = useFormState({ name: 'addons' })
  const addons: Addon[] = field.value ?? []
  const set = (index: number, change: Partial<Addon>) =>
    field.onChange(addons.map((one, at) => (at === index ? { ...one, ...change } : one)))
  const move = (index: number, step: number) => {
    const next = [...addons]
    next.splice(index + step, 0, ...next.splice(index, 1))
    field.onChange(next)
  }
  if (!currency) return null
  return (
    <Box className="whole" sx={{ display: 'grid', gap: 2 }}>
      {addons.map((addon, index) => (
        <AddonFields
          key={addon.id}
          addon={addon}
          currency={currency}
          problems={get(errors, `addons.${index}`)}
          onChange={change => set(index, change)}
          onRemove={() => field.onChange(addons.filter((_, at) => at !== index))}
          onMoveUp={index > 0 ? () => move(index, -1) : undefined}
        />
      ))}
      <Button
        sx={{ justifySelf: 'start' }}
        onClick={() => field.onChange([...addons, { ...NEW, id: freeId(addons, 'field') }])}
      >
        {translate('resources.products.addAddon')}
      </Button>
    </Box>
  )
}
