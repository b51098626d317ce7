import { memo, useEffect, useRef, useState } from 'react'
import { FILE_ENDINGS, inputName } from '#forms/schema'
import { useTexts } from '#module-contract/client'
import { inputAttributes } from '#ui/client'
import { boundsOf, FILE_KINDS, type FieldProps } from './field.ts'
import type { texts } from './texts.ts'

const TYPES: Partial<Record<FieldProps['type'], string>> = {
  email: 'email',
  tel: 'tel',
  number: 'number',
  date: 'date',
  time: 'time',
}

interface InputProps {
  field: FieldProps
  id: string
  entered: readonly string[]
  error: string | undefined
}

/** Input of one element. */
export const Input = memo(function Input({ field, id, entered, error }: InputProps) {
  const t = useTexts<typeof texts>()
  const base = inputAttributes({ id, error, isRequired: field.required })
  const described = [base['aria-describedby'], field.help && `${id}-help`].filter(Boolean).join(' ')
  const attributes = {
    ...base,
    'aria-describedby': described || undefined,
    name: inputName(field.id),
    defaultValue: entered[0] ?? '',
    autoComplete: autocompleteOf(field),
  } as const
  if (field.type === 'text') return <textarea {...attributes} rows={6} />
  if (field.type === 'select') {
    return (
      <select {...attributes}>
        <option value="">{t('pleaseChoose')}</option>
        <Options options={field.options} />
      </select>
    )
  }
  if (field.type === 'range') return <Range field={field} attributes={attributes} />
  if (field.type === 'file') return <Files field={field} attributes={attributes} />
  const input = (
    <input
      {...attributes}
      type={TYPES[field.type] ?? 'text'}
      {...(field.type === 'number'
        ? { step: 'any', ...boundsOf(field), inputMode: 'decimal' }
        : {})}
    />
  )
  if (!field.before && !field.after) return input
  return (
    <span className="contact-form-unit">
      {field.before && <span>{field.before}</span>}
      {input}
      {field.after && <span>{field.after}</span>}
    </span>
  )
})

const Options = memo(function Options({ options }: Pick<FieldProps, 'options'>) {
  return options.map(({ label }) => <option key={label}>{label}</option>)
})

function autocompleteOf({ type, autocomplete }: FieldProps): string | undefined {
  if (autocomplete !== 'off') return autocomplete
  return type === 'tel' ? 'tel' : undefined
}

type Attributes = React.InputHTMLAttributes<HTMLInputElement>

function Range({ field, attributes }: { field: FieldProps; attributes: Attributes }) {
  const { min = 0, max = 100, step = 1 } = boundsOf(field)
  const [value, setValue] = useState(String(attributes.defaultValue || min))
  const input = useRef<HTMLInputElement>(null)
  // The value may have changed before the script loaded, or been restored by the browser.
  useEffect(() => {
    if (input.current) setValue(input.current.value)
  }, [])
  return (
    <span className="contact-form-range">
      <input
        {...attributes}
        ref={input}
        className={undefined}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={value}
        aria-valuetext={`${field.before}${value}${field.after}`}
        onInput={event => setValue(event.currentTarget.value)}
      />
      <output htmlFor={attributes.id}>
        <bdi>{`${field.before}${value}${field.after}`}</bdi>
      </output>
    </span>
  )
}

function Files({ field, attributes }: { field: FieldProps; attributes: Attributes }) {
  const t = useTexts<typeof texts>()
  const { fileTypes, maxFiles, maxMb } = field
  const endings = FILE_KINDS[fileTypes].flatMap(kind => FILE_ENDINGS[kind])
  const helpId = `${attributes.id}-files`
  const { defaultValue: _, 'aria-describedby': described, ...rest } = attributes
  return (
    <>
      <input
        {...rest}
        type="file"
        multiple={maxFiles > 1}
        accept={endings.map(ending => `.${ending}`).join(',')}
        aria-describedby={described ? `${described} ${helpId}` : helpId}
      />
      <p className="field-help" id={helpId}>
        {t('files', { count: maxFiles, size: maxMb, types: endings.join(', ') })}
      </p>
    </>
  )
}
