import { SelectInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useShop } from './use-shop.ts'

/** Choice of a shipping class. A class that was deleted stays selected. Hidden without classes. */
export function ShippingClassInput({ source }: { source: string }) {
  const translate = useTranslate()
  const known = useShop()?.shippingClasses ?? []
  const value = (useWatch({ name: source }) as string | undefined) ?? ''
  if (known.length === 0 && value === '') return null
  const isGone = value !== '' && known.every(one => one.id !== value)
  const choices = [
    { id: '', name: translate('resources.products.fields.noShippingClass') },
    ...known,
    ...(isGone ? [{ id: value, name: value }] : []),
  ]
  return (
    <SelectInput source={source} choices={choices} translateChoice={false} helperText={false} />
  )
}
