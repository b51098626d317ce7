import { escapeHtml } from '#base'
import { SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import { ADDRESS_FIELDS, type AddressField, isRequired, STATES, stateName } from '#shop/client'
import { FormField, inputAttributes } from '#ui/client'
import { Field, type FieldContext } from './Field.tsx'
import { formIdOf } from './form-id.ts'
import type { texts } from './texts.ts'

const AUTOCOMPLETE: Record<AddressField, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  country: 'country',
  address_1: 'address-line1',
  address_2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
}

const HALF: readonly AddressField[] = ['first_name', 'last_name', 'postcode', 'city']

interface AddressFieldsProps extends FieldContext {
  kind: 'billing' | 'shipping'
  /** Selected country, which determines labels and required fields. */
  country: string
  countryOptions: string
  /** Fields with suggestions. */
  completed: readonly AddressField[]
}

/** Address fields. The state is shown for countries that use one. */
export function AddressFields({
  kind,
  country,
  countryOptions,
  completed,
  ...rest
}: AddressFieldsProps) {
  const t = useTexts<typeof texts>()
  const states = Object.values(STATES[country] ?? {})
  const stateField = `${kind}_state` as const
  const stateText = stateName(country, rest.fields[stateField])
  // Carts store the code of the state.
  const context = { ...rest, fields: { ...rest.fields, [stateField]: stateText } }
  const statesId = `${rest.id}-${kind}-states`
  return (
    <div className="checkout-fields">
      {ADDRESS_FIELDS.filter(part => part !== 'state' || states.length > 0).map(part =>
        part === 'country' ? (
          <CountryField key={part} {...context} kind={kind} options={countryOptions} />
        ) : (
          <Field
            key={part}
            {...context}
            name={`${kind}_${part}`}
            label={t(`label.${part}`, { country })}
            autoComplete={`${kind} ${AUTOCOMPLETE[part]}`}
            isOptional={!isRequired(part, country)}
            half={HALF.includes(part)}
            list={part === 'state' ? statesId : undefined}
            completes={completed.includes(part) ? kind : undefined}
          />
        ),
      )}
      {states.length > 0 && (
        <datalist id={statesId}>
          {states.map(state => (
            <option key={state} value={state} />
          ))}
        </datalist>
      )}
    </div>
  )
}

function CountryField({
  id,
  kind,
  errorOf,
  options,
}: Omit<FieldContext, 'fields'> & { kind: 'billing' | 'shipping'; options: string }) {
  const t = useTexts<typeof texts>()
  const name = `${kind}_country` as const
  const fieldId = `${id}-${name}`
  const error = errorOf(name)
  return (
    <FormField id={fieldId} label={t('label.country')} error={error} data-field={name}>
      <ServerHtml
        as="select"
        {...inputAttributes({ id: fieldId, error, isRequired: true })}
        name={name}
        form={formIdOf(id)}
        autoComplete={`${kind} country`}
        html={
          options === SERVER_TEXT
            ? SERVER_TEXT
            : `<option value="">${escapeHtml(t('chooseCountry'))}</option>${options}`
        }
      />
    </FormField>
  )
}
