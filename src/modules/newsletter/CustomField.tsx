import { type FormValues, inputName } from '#forms/schema'
import { type PropsOf, useTexts } from '#module-contract/client'
import { Choices, FormField, inputAttributes } from '#ui/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

interface CustomFieldProps {
  field: PropsOf<typeof Props>['fields'][number]
  /** Prefix of element ids: the module's id. */
  formId: string
  values: FormValues
  error: string | undefined
  isHidden: boolean
}

/** Custom field with label and validation message. */
export function CustomField({ field, formId, values, error, isHidden }: CustomFieldProps) {
  const t = useTexts<typeof texts>()
  const id = `${formId}-${field.id}`
  const isGroup = field.type === 'checkbox' || field.type === 'radio'
  const attributes = {
    ...inputAttributes({ id, error, isRequired: field.required }),
    name: inputName(field.id),
    defaultValue: values[field.id]?.[0] ?? '',
    disabled: isHidden || undefined,
  } as const
  return (
    <FormField
      id={id}
      label={field.label}
      error={error}
      isOptional={!field.required}
      isGroup={isGroup}
      isDisabled={isHidden}
      className="newsletter-field"
      data-field={field.id}
      data-hidden={isHidden || undefined}
    >
      {isGroup && (
        <Choices
          id={id}
          className="newsletter-choices"
          name={inputName(field.id)}
          type={field.type === 'radio' ? 'radio' : 'checkbox'}
          options={field.options}
          chosen={values[field.id]}
          isInvalid={error !== undefined}
        />
      )}
      {field.type === 'text' && <textarea {...attributes} rows={4} />}
      {field.type === 'select' && (
        <select {...attributes}>
          <option value="">{t('pleaseChoose')}</option>
          {field.options.map(option => (
            <option key={option.label}>{option.label}</option>
          ))}
        </select>
      )}
      {(field.type === 'input' || field.type === 'email') && (
        <input {...attributes} type={field.type === 'email' ? 'email' : 'text'} />
      )}
    </FormField>
  )
}
