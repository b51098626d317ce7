import type { InputHTMLAttributes } from 'react'
import { FormField, inputAttributes } from '#ui'

interface AccountFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Prefix of the element's id, unique among the forms of the page. */
  form: string
  name: string
  label: string
  error?: string | undefined
  isOptional?: boolean | undefined
  hint?: string | undefined
}

/** Input with its label, hint and message. */
export function AccountField(props: AccountFieldProps) {
  const { form, name, label, error, isOptional, hint, ...input } = props
  const id = `${form}-${name}`
  // The attribute `required` says it already.
  const { 'aria-describedby': errorId, ...attributes } = inputAttributes({
    id,
    error,
    isRequired: false,
  })
  const described = [errorId, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <FormField id={id} label={label} error={error} isOptional={isOptional}>
      <input
        {...attributes}
        {...input}
        name={name}
        required={!isOptional || undefined}
        aria-describedby={described}
      />
      {hint && (
        <small className="account-hint" id={`${id}-hint`}>
          {hint}
        </small>
      )}
    </FormField>
  )
}
