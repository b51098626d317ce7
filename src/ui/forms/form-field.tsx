import type { HTMLAttributes, ReactNode } from 'react'
import { useTexts } from '#module-contract/client'
import type { fieldTexts } from '../texts.ts'

interface FormFieldProps extends Omit<HTMLAttributes<HTMLElement>, 'id'> {
  /** Id of the input; the id of its message is derived from it. */
  id: string
  label: ReactNode
  error: string | undefined
  isOptional?: boolean | undefined
  /** Several inputs under one label. */
  isGroup?: boolean | undefined
  /** Disables a hidden group. */
  isDisabled?: boolean | undefined
  /** Id of the element that describes a group. */
  helpId?: string | undefined
  children: ReactNode
}

/** Label, input and validation message. */
export function FormField(props: FormFieldProps) {
  const { id, label, error, isOptional, isGroup, isDisabled, helpId, className, children, ...own } =
    props
  const t = useTexts<typeof fieldTexts>()
  const describedBy = [error && `${id}-error`, helpId].filter(Boolean).join(' ')
  const Wrapper = isGroup ? 'fieldset' : 'div'
  const named = (
    <>
      {label}
      {isOptional && <span className="optional"> {t('optional')}</span>}
    </>
  )
  return (
    <Wrapper
      {...own}
      className={className ? `field ${className}` : 'field'}
      disabled={isGroup && isDisabled ? true : undefined}
      aria-describedby={(isGroup && describedBy) || undefined}
    >
      {isGroup ? <legend>{named}</legend> : <label htmlFor={id}>{named}</label>}
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </Wrapper>
  )
}

/** Attributes of the input in a `FormField`: id and reference to its message. */
export function inputAttributes(input: {
  id: string
  error: string | undefined
  isRequired: boolean | undefined
}) {
  const { id, error, isRequired } = input
  return {
    id,
    className: 'input',
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const
}
