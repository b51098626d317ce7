import type { ReactNode } from 'react'
import type { FormField } from '#shop/client'
import type { FieldContext } from './Field.tsx'
import { formIdOf } from './form-id.ts'

interface CheckFieldProps extends FieldContext {
  name: FormField
  label: ReactNode
  help?: string
  isRequired?: boolean
}

/** A checkbox with its message. */
export function CheckField({
  id,
  fields,
  errorOf,
  name,
  label,
  help,
  isRequired,
}: CheckFieldProps) {
  const fieldId = `${id}-${name}`
  const error = errorOf(name)
  const describedBy = [error && `${fieldId}-error`, help && `${fieldId}-help`]
  return (
    <div className="field" data-field={name}>
      <label className="check" htmlFor={fieldId}>
        <input
          id={fieldId}
          type="checkbox"
          name={name}
          value="1"
          form={formIdOf(id)}
          defaultChecked={Boolean(fields[name])}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p className="checkout-help" id={`${fieldId}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${fieldId}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
