import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import {
  ArrayInput,
  BooleanInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { toSlug } from '#base'
import { type ContentField, type ContentType, DESCRIBED_AS, NEW_CONTENT_TYPE } from '#pages/schema'
import { Entries } from '../../forms/Entries.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { FieldInputs } from './FieldInputs.tsx'
import { toKey } from './to-key.ts'

const text = (name: string) => `resources.content-types.${name}`
const keepText = (value: unknown) => value ?? ''

/** A content type: names, path, and fields. */
export default function ContentTypeForm() {
  const type = useRecordContext<ContentType>()
  return (
    <StaffForm defaultValues={NEW_CONTENT_TYPE}>
      <TextInput source="name" validate={required()} helperText={text('nameHelp')} />
      <TextInput source="singular" validate={required()} helperText={text('singularHelp')} />
      <TextInput
        source="key"
        validate={required()}
        readOnly={Boolean(type)}
        helperText={text('keyHelp')}
      />
      <TextInput source="path" validate={required()} helperText={text('pathHelp')} />
      {!type && <FollowNames />}
      <Heading name="fieldsPart" />
      <ArrayInput source="fields" label={false}>
        <Entries>
          <FieldInputs />
        </Entries>
      </ArrayInput>
      <Heading name="listsPart" />
      <BooleanInput source="hasArchive" helperText={text('hasArchiveHelp')} />
      <TextInput
        source="description"
        parse={keepText}
        multiline
        minRows={2}
        helperText={text('descriptionHelp')}
      />
      <BooleanInput source="hasCategories" />
      <BooleanInput source="hasTags" />
      <OrderInputs />
      <Heading name="searchPart" />
      <DescribedAsInputs />
    </StaffForm>
  )
}

function Heading({ name }: { name: string }) {
  const translate = useTranslate()
  return (
    <div className="whole">
      <Typography variant="h2">{translate(text(`${name}.title`))}</Typography>
      <Typography color="textSecondary">{translate(text(`${name}.text`))}</Typography>
    </div>
  )
}

/** Key and path are derived from the names until edited. */
function FollowNames() {
  const { setValue, formState } = useFormContext()
  const [name = '', singular = ''] = useWatch({ name: ['name', 'singular'] })
  const { key: hasKey, path: hasPath } = formState.dirtyFields
  useEffect(() => {
    if (!hasKey) setValue('key', toKey(singular))
    if (!hasPath) setValue('path', name ? `/${toSlug(name)}` : '')
  }, [name, singular, hasKey, hasPath, setValue])
  return null
}

/** Fields as select options; unnamed ones are omitted. */
function useFieldChoices(isFit: (field: ContentField) => boolean) {
  const fields: ContentField[] = useWatch({ name: 'fields' }) ?? []
  return fields.filter(field => field?.key && field.label && isFit(field))
}

function OrderInputs() {
  const translate = useTranslate()
  const fields = useFieldChoices(({ kind }) => !['image', 'file', 'relation'].includes(kind))
  return (
    <>
      <SelectInput
        source="order.by"
        label={text('fields.order.by')}
        validate={required()}
        choices={[
          { id: 'published', name: translate(text('order.published')) },
          { id: 'title', name: translate(text('order.title')) },
          ...fields.map(({ key, label }) => ({ id: `field:${key}`, name: label })),
        ]}
        translateChoice={false}
      />
      <SelectInput
        source="order.direction"
        label={text('fields.order.direction')}
        validate={required()}
        choices={['asc', 'desc'].map(id => ({ id, name: text(`order.${id}`) }))}
      />
    </>
  )
}

function DescribedAsInputs() {
  const kind = useWatch({ name: 'describedAs.kind' })
  const dates = useFieldChoices(one => one.kind === 'date' || one.kind === 'date-time')
  const places = useFieldChoices(one => ['text', 'long-text', 'relation'].includes(one.kind))
  const select = (name: 'start' | 'end' | 'place', fields: readonly ContentField[]) => (
    <SelectInput
      source={`describedAs.${name}`}
      label={text(`fields.describedAs.${name}`)}
      choices={fields.map(({ key, label }) => ({ id: key, name: label }))}
      translateChoice={false}
      parse={keepText}
      {...(name === 'start' ? { validate: required() } : {})}
    />
  )
  return (
    <>
      <SelectInput
        source="describedAs.kind"
        label={text('fields.describedAs.kind')}
        validate={required()}
        choices={DESCRIBED_AS.map(id => ({ id, name: text(`describedAs.${id}`) }))}
      />
      {kind === 'event' && (
        <>
          {select('start', dates)}
          {select('end', dates)}
          {select('place', places)}
        </>
      )}
    </>
  )
}
