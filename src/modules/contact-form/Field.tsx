import { type FormValues, inputName } from '#forms/schema'
import { FormField, inputAttributes, type PropsOf, useTexts } from '#module-kit/client'
import { labelOf } from './definition.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type FieldProps = PropsOf<typeof Props>['fields'][number]

interface FieldViewProps {
  field: FieldProps
  /** Prefix of element ids, the module's own id. */
  formId: string
  values: FormValues
  error: string | undefined
  isHidden: boolean
}

/** One field with its label, and its message when something is wrong with it. */
export function Field({ field, formId, values, error, isHidden }: FieldViewProps) {
  const t = useTexts<typeof texts>()
  const id = `${formId}-${field.id}`
  const isGroup = field.type === 'checkbox' || field.type === 'radio'
  return (
    <FormField
      id={id}
      label={labelOf(field, t)}
      error={error}
      isOptional={!field.required}
      isGroup={isGroup}
      isDisabled={isHidden}
      className="contact-form-field"
      data-half={field.half || undefined}
      data-field={field.id}
      data-conditional={field.rules.length > 0 || undefined}
      data-hidden={isHidden || undefined}
    >
      {isGroup ? (
        <Choices field={field} id={id} values={values} invalid={Boolean(error)} />
      ) : (
        <Input field={field} id={id} values={values} error={error} isHidden={isHidden} />
      )}
    </FormField>
  )
}

function Input({
  field,
  id,
  values,
  error,
  isHidden,
}: Pick<FieldViewProps, 'field' | 'values' | 'error' | 'isHidden'> & { id: string }) {
  const t = useTexts<typeof texts>()
  const attributes = {
    ...inputAttributes({ id, error, isRequired: field.required }),
    name: inputName(field.id),
    defaultValue: values[field.id]?.[0] ?? '',
    autoComplete: field.autocomplete === 'off' ? undefined : field.autocomplete,
    disabled: isHidden || undefined,
  } as const
  if (field.type === 'text') return <textarea {...attributes} rows={6} />
  if (field.type === 'select') {
    return (
      <select {...attributes}>
        <option value="">{t('pleaseChoose')}</option>
        {field.options.map(option => (
          <option key={option.label}>{option.label}</option>
        ))}
      </select>
    )
  }
  return <input {...attributes} type={field.type === 'email' ? 'email' : 'text'} />
}

function Choices({
  field,
  id,
  values,
  invalid,
}: Pick<FieldViewProps, 'field' | 'values'> & { id: string; invalid: boolean }) {
  return (
    <div className="contact-form-choices">
      {field.options.map((option, index) => (
        <label className="check" key={option.label} htmlFor={`${id}-${index}`}>
          <input
            id={`${id}-${index}`}
            type={field.type === 'radio' ? 'radio' : 'checkbox'}
            name={inputName(field.id)}
            value={option.label}
            defaultChecked={values[field.id]?.includes(option.label)}
            aria-invalid={invalid || undefined}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
