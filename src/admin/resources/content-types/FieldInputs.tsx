import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import {
  BooleanInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useSourceContext,
  useTranslate,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type ContentField, FIELD_KINDS, kindOfType } from '#pages/schema'
import { toKey } from './to-key.ts'
import { useContentTypes } from './use-content-types.ts'

const text = (name: string) => `resources.content-types.${name}`
/** Built-in relation targets, in addition to content types. */
const RELATED = ['page', 'post', 'project', 'product']

/** A field of a content type, as a form row. */
export function FieldInputs() {
  const { getSource } = useSourceContext()
  const kind: ContentField['kind'] | undefined = useWatch({ name: getSource('kind') })
  return (
    <Box
      sx={{
        display: 'grid',
        inlineSize: '100%',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        // Leave room for the row's buttons, which are above on phones.
        paddingInlineEnd: { sm: '120px' },
        paddingBlockStart: { xs: 5, sm: 0 },
      }}
    >
      <TextInput source="label" label={text('field.label')} validate={required()} />
      <SelectInput
        source="kind"
        label={text('field.kind')}
        defaultValue="text"
        validate={required()}
        choices={FIELD_KINDS.map(id => ({ id, name: text(`fieldKind.${id}`) }))}
      />
      <KeyInput />
      <TextInput
        source="help"
        label={text('field.help')}
        defaultValue=""
        parse={value => value ?? ''}
      />
      {kind === 'choice' && <ChoicesInput />}
      {kind === 'relation' && <RelatedInput />}
      {(kind === 'choice' || kind === 'relation') && (
        <BooleanInput source="multiple" label={text('field.multiple')} defaultValue={false} />
      )}
      <BooleanInput source="required" label={text('field.required')} defaultValue={false} />
    </Box>
  )
}

/**
 * Derived from the label of a new field until edited; permanent once saved, because values are
 * stored under it.
 */
function KeyInput() {
  const { getSource } = useSourceContext()
  const { setValue, formState } = useFormContext()
  const source = getSource('key')
  const [label = '', key = ''] = useWatch({ name: [getSource('label'), source] })
  const kept: ContentField[] = formState.defaultValues?.fields ?? []
  const isKept = kept.some(field => field?.key === key && key !== '')
  const known = toKey(label)
  const isTyped = key !== '' && !known.startsWith(key) && !key.startsWith(known)
  useEffect(() => {
    if (!isKept && !isTyped) setValue(source, known)
  }, [isKept, isTyped, known, source, setValue])
  return (
    <TextInput source="key" label={text('field.key')} validate={required()} readOnly={isKept} />
  )
}

/** One per line; empty lines are ignored. */
function ChoicesInput() {
  const translate = useTranslate()
  const { field, fieldState } = useInput({
    source: 'choices',
    validate: required(),
    format: (value: string[] | undefined) => value ?? [],
    parse: (value: string[]) => value,
  })
  const [lines, setLines] = useState<string>(() => field.value.join('\n'))
  const { error } = fieldState
  return (
    <TextField
      label={translate(text('field.choices'))}
      helperText={translate(error?.message ?? text('field.choicesHelp'))}
      error={Boolean(error)}
      multiline
      minRows={3}
      required
      value={lines}
      onBlur={field.onBlur}
      onChange={event => {
        setLines(event.target.value)
        field.onChange(
          event.target.value
            .split('\n')
            .map(line => line.trim())
            .filter(Boolean),
        )
      }}
    />
  )
}

function RelatedInput() {
  const translate = useTranslate()
  const types = useContentTypes()
  return (
    <SelectInput
      source="of"
      label={text('field.of')}
      defaultValue="page"
      validate={required()}
      translateChoice={false}
      choices={[
        ...RELATED.map(id => ({ id, name: translate(text(`related.${id}`)) })),
        ...types.map(type => ({ id: kindOfType(type), name: type.name })),
      ]}
    />
  )
}
