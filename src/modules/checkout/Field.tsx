import { useTexts } from '#module-kit/client'
import { CHECKOUT_LENGTHS, type CheckoutField, type CheckoutFields } from '#shop/client'
import type { texts } from './texts.ts'

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
}

const AUTOCOMPLETE: Partial<Record<CheckoutField, string>> = {
  billing_phone: 'tel',
  billing_email: 'email',
  order_comments: 'off',
}

/** A field with its label, and its message when something is wrong with it. */
export function Field({ id, fields, errorOf, name, label, half, ...options }: FieldProps) {
  const t = useTexts<typeof texts>()
  const fieldId = `${id}-${name}`
  const error = errorOf(name)
  const attributes = {
    id: fieldId,
    name,
    className: 'input',
    defaultValue: fields[name],
    maxLength: CHECKOUT_LENGTHS[name],
    placeholder: options.placeholder,
    autoComplete: options.autoComplete ?? AUTOCOMPLETE[name],
    'aria-required': options.isOptional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${fieldId}-error` : undefined,
  }
  return (
    <div className="field" data-half={half || undefined} data-field={name}>
      <label htmlFor={fieldId}>
        {label}
        {options.isOptional && <span className="optional"> {t('optional')}</span>}
      </label>
      {options.multiline ? (
        <textarea {...attributes} rows={3} />
      ) : (
        <input {...attributes} type={options.type ?? 'text'} list={options.list} />
      )}
      {error && (
        <p className="field-error" id={`${fieldId}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
