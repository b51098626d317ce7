import { FormField, inputAttributes } from '#module-kit/client'
import { CHECKOUT_LENGTHS, type CheckoutField, type CheckoutFields } from '#shop/client'

export interface FieldContext {
  /** Prefix of element ids, the module's own id. */
  id: string
  fields: CheckoutFields
  errorOf(name: CheckoutField): string | undefined
}

interface FieldProps extends FieldContext {
  name: CheckoutField
  label: string
  type?: 'text' | 'tel' | 'email'
  autoComplete?: string
  isOptional?: boolean
  half?: boolean
  multiline?: boolean
  placeholder?: string
  /** Id of a list of values that it can take. */
  list?: string | undefined
  /** The address that it is completed with: what its fields' names begin with. */
  completes?: string | undefined
}

const AUTOCOMPLETE: Partial<Record<CheckoutField, string>> = {
  billing_phone: 'tel',
  billing_email: 'email',
  order_comments: 'off',
}

/** A field of the checkout, with what the browser may fill in. */
export function Field({ id, fields, errorOf, name, label, half, ...options }: FieldProps) {
  const fieldId = `${id}-${name}`
  const error = errorOf(name)
  const attributes = {
    ...inputAttributes({ id: fieldId, error, isRequired: !options.isOptional }),
    name,
    defaultValue: fields[name],
    maxLength: CHECKOUT_LENGTHS[name],
    placeholder: options.placeholder,
    autoComplete: options.autoComplete ?? AUTOCOMPLETE[name],
  }
  return (
    <FormField
      id={fieldId}
      label={label}
      error={error}
      isOptional={options.isOptional}
      data-half={half || undefined}
      data-field={name}
    >
      {options.multiline ? (
        <textarea {...attributes} rows={3} />
      ) : (
        <input
          {...attributes}
          type={options.type ?? 'text'}
          list={options.list}
          data-completes={options.completes}
        />
      )}
    </FormField>
  )
}
