import { useTexts } from '#module-contract/client'
import { CUSTOM_FIELD_LENGTHS, type CustomField, type CustomFieldPlace } from '#shop/client'
import { FormField, inputAttributes } from '#ui/client'
import { CheckField } from './CheckField.tsx'
import type { FieldContext } from './Field.tsx'
import { formIdOf } from './form-id.ts'
import type { texts } from './texts.ts'

interface CustomFieldsProps extends FieldContext {
  all: readonly CustomField[]
  place: CustomFieldPlace
}

/** The fields that the owner defined for a part of the checkout. */
export function CustomFields({ all, place, ...context }: CustomFieldsProps) {
  const shown = all.filter(field => field.place === place)
  if (shown.length === 0) return null
  return (
    <div className="checkout-fields">
      {shown.map(field =>
        field.kind === 'checkbox' ? (
          <CheckField
            key={field.name}
            {...context}
            name={field.name}
            label={field.label}
            help={field.help}
            isRequired={field.required}
          />
        ) : (
          <CustomInput key={field.name} {...context} field={field} />
        ),
      )}
    </div>
  )
}

function CustomInput({ id, fields, errorOf, field }: FieldContext & { field: CustomField }) {
  const t = useTexts<typeof texts>()
  const { name, kind, label, help, required } = field
  const fieldId = `${id}-${name}`
  const error = errorOf(name)
  const helpId = help ? `${fieldId}-help` : undefined
  const { 'aria-describedby': errorId, ...attributes } = inputAttributes({
    id: fieldId,
    error,
    isRequired: required,
  })
  const input = {
    ...attributes,
    name,
    form: formIdOf(id),
    defaultValue: fields[name] ?? '',
    autoComplete: 'off',
    'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
  }
  const maxLength = CUSTOM_FIELD_LENGTHS[kind]
  return (
    <FormField id={fieldId} label={label} error={error} isOptional={!required} data-field={name}>
      {help && (
        <p className="checkout-help" id={helpId}>
          {help}
        </p>
      )}
      {kind === 'textarea' ? (
        <textarea {...input} maxLength={maxLength} rows={3} />
      ) : kind === 'select' ? (
        <select {...input}>
          <option value="">{t('chooseOption')}</option>
          {field.options.map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...input}
          type={kind === 'date' || kind === 'number' ? kind : 'text'}
          step={kind === 'number' ? 'any' : undefined}
          maxLength={kind === 'text' ? maxLength : undefined}
        />
      )}
    </FormField>
  )
}
