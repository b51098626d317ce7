import { ADDRESS_PARTS, addressInput, addressPrefix } from '#forms/schema'
import { useTexts } from '#module-contract/client'
import type { FieldProps } from './field.ts'
import type { texts } from './texts.ts'

const AUTOCOMPLETE = {
  address_1: 'address-line1',
  postcode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
} as const

/** Address inputs with labels; `completed` ones have suggestions (FM-10). */
export function AddressInputs({
  field,
  id,
  entered,
  isInvalid,
  completed,
}: {
  field: FieldProps
  id: string
  entered: readonly string[]
  isInvalid: boolean
  completed: readonly string[]
}) {
  const t = useTexts<typeof texts>()
  return (
    <div className="contact-form-address">
      {ADDRESS_PARTS.map((part, index) => (
        <div key={part} data-part={part}>
          <label htmlFor={`${id}:${part}`}>{t(`part.${part}`)}</label>
          <input
            id={`${id}:${part}`}
            className="input"
            name={addressInput(field.id, part)}
            defaultValue={entered[index] ?? ''}
            autoComplete={AUTOCOMPLETE[part]}
            maxLength={200}
            data-completes={completed.includes(part) ? addressPrefix(field.id) : undefined}
            aria-required={
              (field.required && (part === 'address_1' || part === 'city')) || undefined
            }
            aria-invalid={isInvalid || undefined}
          />
        </div>
      ))}
    </div>
  )
}
