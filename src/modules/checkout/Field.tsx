import {
  CHECKOUT_LENGTHS,
  type CheckoutField,
  type CheckoutFields,
  type FormField as FormFieldName,
} from '#shop/client'
import { FormField, inputAttributes } from '#ui/client'
import { formIdOf } from './form-id.ts'

export interface FieldContext {
  /** Prefix of element ids: the module's id. */
  id: string
  fields: CheckoutFields
  errorOf(name: FormFieldName): string | undefined
}

interface FieldProps extends FieldContext {
  name: CheckoutField
  label: string
  type?: 'text' | 'tel' | 'email' | 'date'
  autoComplete?: string
  isOptional?: boolean
  half?: boolean
  multiline?: boolean
  placeholder?: string
  /** Id of a datalist. */
  list?: string | undefined
  /** Name prefix of the address that the field completes. */
  completes?: string | undefined
}

const AUTOCOMPLETE: Partial<Record<CheckoutField, string>> = {
  billing_phone: 'tel',
  billing_email: 'email',
  order_comments: 'off',
}

/** Checkout field with autocomplete attributes. */
export function Field({ id, fields, errorOf, name, label, half, ...options }: FieldProps) {
  const fieldId = `${id}-${name}`
  const error = errorOf(name)
  const attributes = {
    ...inputAttributes({ id: fieldId, error, isRequired: !options.isOptional }),
    name,
    form: formIdOf(id),
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
