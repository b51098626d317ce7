import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import type { ContentField } from '#pages/schema'
import { MediaInput } from '../../forms/MediaInput.tsx'

const keepText = (value: unknown) => value ?? ''
/** In the site's time zone: stored as typed. */
const asTyped = { parse: keepText, format: keepText } as const

/** Input for a content type field. */
export function FieldValueInput({ field }: { field: ContentField }) {
  const { kind, label, help, choices, multiple } = field
  const common = {
    source: `fields.${field.key}`,
    label,
    ...(help ? { helperText: help } : {}),
    ...(field.required && kind !== 'yes-no' ? { validate: required() } : {}),
  }
  const options = { translateChoice: false, choices: choices.map(id => ({ id, name: id })) }
  switch (kind) {
    case 'long-text':
      return <TextInput {...common} parse={keepText} multiline minRows={3} />
    case 'number':
      return <NumberInput {...common} />
    case 'yes-no':
      return <BooleanInput {...common} defaultValue={false} />
    case 'date':
      return <DateInput {...common} {...asTyped} />
    case 'date-time':
      return <DateTimeInput {...common} {...asTyped} />
    case 'choice':
      return multiple ? (
        <SelectArrayInput {...common} {...options} />
      ) : (
        <SelectInput {...common} {...options} parse={keepText} />
      )
    case 'image':
      return <MediaInput {...common} kinds={['image']} parse={keepText} />
    case 'file':
      return <MediaInput {...common} parse={keepText} />
    case 'relation':
      return <RelationInput field={field} common={common} />
    case 'email':
      return <TextInput {...common} parse={keepText} type="email" />
    case 'link':
      return <TextInput {...common} parse={keepText} inputMode="url" />
    default:
      return <TextInput {...common} parse={keepText} />
  }
}

const isList = (value: unknown): value is string[] => Array.isArray(value)

/** Pages or products, always stored as a list of ids. */
function RelationInput({
  field: { of, multiple },
  common,
}: {
  field: ContentField
  common: { source: string; label: string }
}) {
  const isProduct = of === 'product'
  return (
    <ReferenceArrayInput
      source={common.source}
      reference={isProduct ? 'products' : 'pages'}
      perPage={50}
      sort={{ field: isProduct ? 'name' : 'title', order: 'ASC' }}
      {...(isProduct ? {} : { filter: { kind: of } })}
    >
      {multiple ? (
        <AutocompleteArrayInput {...common} optionText={isProduct ? 'name' : 'title'} />
      ) : (
        <AutocompleteInput
          {...common}
          optionText={isProduct ? 'name' : 'title'}
          format={(value: unknown) => (isList(value) ? value[0] : value) ?? ''}
          parse={(value: unknown) => (value ? [value] : [])}
        />
      )}
    </ReferenceArrayInput>
  )
}
