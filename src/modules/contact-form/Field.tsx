import { memo } from 'react'
import { numberFormat } from '#base'
import { AGREED, inputName, isGroupType } from '#forms/schema'
import { ServerHtml, usePageLanguage, useTexts } from '#module-contract/client'
import { Choices, FormField, inputAttributes } from '#ui/client'
import { AddressInputs } from './AddressInputs.tsx'
import type { FieldProps } from './field.ts'
import { Input } from './Input.tsx'
import { labelOf } from './label.ts'
import { Rating } from './Rating.tsx'
import type { texts } from './texts.ts'
import { toPhrasing } from './to-phrasing.ts'

interface FieldViewProps {
  field: FieldProps
  /** Prefix of element ids: the module's id. */
  formId: string
  /** Initial values. */
  entered: readonly string[]
  /** Current result of a calculation, or value of a hidden field. */
  result: string | undefined
  error: string | undefined
  /** Initially hidden by conditions. */
  isHidden: boolean
  completed: readonly string[]
}

/** Field with label and validation message. Memoized, so that only changed fields render. */
export const Field = memo(function Field(props: FieldViewProps) {
  const { field, formId, error, isHidden } = props
  const shared = {
    className: 'contact-form-field',
    'data-half': field.half || undefined,
    'data-field': field.id,
    'data-hidden': isHidden || undefined,
  }
  if (field.type === 'hidden') return <HiddenInput {...props} />
  if (field.type === 'content') {
    return <ServerHtml as="div" {...shared} html={field.content} />
  }
  if (field.type === 'consent') return <Consent {...props} shared={shared} />
  if (field.type === 'calculation') return <Calculation {...props} shared={shared} />
  return <FieldControl {...props} id={`${formId}-${field.id}`} shared={shared} error={error} />
})

type Shared = Record<string, unknown>

function FieldControl({
  field,
  entered,
  error,
  completed,
  id,
  shared,
}: FieldViewProps & { id: string; shared: Shared }) {
  const t = useTexts<typeof texts>()
  const isGroup = isGroupType(field.type)
  const group = { field, id, entered, isInvalid: Boolean(error) }
  return (
    <FormField
      {...shared}
      id={id}
      label={labelOf(field, t)}
      error={error}
      isOptional={!field.required}
      isGroup={isGroup}
      helpId={field.help ? `${id}-help` : undefined}
    >
      {field.help && (
        <p className="field-help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {field.type === 'rating' ? (
        <Rating {...group} />
      ) : field.type === 'address' ? (
        <AddressInputs {...group} completed={completed} />
      ) : isGroup ? (
        <Choices
          id={id}
          className="contact-form-choices"
          name={inputName(field.id)}
          type={field.type === 'radio' ? 'radio' : 'checkbox'}
          options={field.options}
          chosen={entered}
          isInvalid={Boolean(error)}
        />
      ) : (
        <Input field={field} id={id} entered={entered} error={error} />
      )}
    </FormField>
  )
}

/** Checkbox whose label may contain links. */
function Consent({ field, formId, entered, error, shared }: FieldViewProps & { shared: Shared }) {
  const t = useTexts<typeof texts>()
  const id = `${formId}-${field.id}`
  return (
    <div {...shared} className="field contact-form-field">
      <div className="check">
        <input
          {...inputAttributes({ id, error, isRequired: field.required })}
          className={undefined}
          type="checkbox"
          name={inputName(field.id)}
          value={AGREED}
          defaultChecked={entered[0] === AGREED}
        />
        <label htmlFor={id}>
          {field.content ? (
            <ServerHtml
              as="span"
              className="contact-form-consent"
              html={toPhrasing(field.content)}
            />
          ) : (
            labelOf(field, t)
          )}
          {!field.required && <span className="optional"> {t('optional')}</span>}
        </label>
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

function Calculation({ field, formId, result, shared }: FieldViewProps & { shared: Shared }) {
  const { locale } = usePageLanguage()
  const id = `${formId}-${field.id}`
  const format = numberFormat(locale, {
    minimumFractionDigits: field.decimals,
    maximumFractionDigits: field.decimals,
  })
  return (
    <div {...shared} className="field contact-form-field contact-form-result">
      <span id={`${id}-label`} className="contact-form-result-label">
        {field.label}
      </span>
      <output id={id} aria-labelledby={`${id}-label`}>
        <bdi>
          {result === undefined
            ? '–'
            : `${field.before}${format.format(Number(result))}${field.after}`}
        </bdi>
      </output>
    </div>
  )
}

/** Rendered in the browser only. Without script the server reads the URL itself; cookies stay empty. */
function HiddenInput({ field, result }: FieldViewProps) {
  if (!result) return null
  return <input type="hidden" name={inputName(field.id)} value={result} />
}
