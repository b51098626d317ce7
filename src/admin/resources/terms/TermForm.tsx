import {
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  usePermissions,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CONTENT_KINDS, TAXONOMIES, type TermItem } from '#pages/schema'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { mayChange } from '../pages/may-change.ts'
import { choicesOf } from './choices.ts'

/** What one is, and of what, is said once: its pages are of that type. */
export default function TermForm() {
  const term = useRecordContext<TermItem>()
  const { permissions } = usePermissions()
  const kinds = CONTENT_KINDS.filter(kind => mayChange(permissions, kind, 'pages.write'))
  if (!permissions) return null
  return (
    <StaffForm defaultValues={{ kind: kinds.at(-1), taxonomy: 'category' }}>
      <TextInput source="name" validate={required()} />
      <SelectInput
        source="kind"
        choices={choicesOf('kinds', term ? CONTENT_KINDS : kinds)}
        validate={required()}
        readOnly={Boolean(term)}
      />
      <SelectInput
        source="taxonomy"
        choices={choicesOf('taxonomies', TAXONOMIES)}
        validate={required()}
        readOnly={Boolean(term)}
      />
      <ParentInput />
      <TextInput source="slug" parse={value => value ?? ''} helperText="resources.terms.slugHelp" />
      <TextInput
        source="description"
        parse={value => value ?? ''}
        multiline
        minRows={3}
        helperText="resources.terms.descriptionHelp"
      />
      <NumberInput
        source="position"
        min={0}
        defaultValue={0}
        helperText="resources.terms.positionHelp"
      />
    </StaffForm>
  )
}

/** Tags are not part of others. */
function ParentInput() {
  const [kind, taxonomy] = useWatch({ name: ['kind', 'taxonomy'] })
  if (taxonomy !== 'category') return null
  return (
    <ReferenceInput
      source="parentId"
      reference="terms"
      perPage={200}
      sort={{ field: 'tree', order: 'ASC' }}
      filter={{ kind, taxonomy }}
    >
      <SelectInput
        optionText="path"
        emptyText="resources.terms.top"
        parse={value => value || null}
      />
    </ReferenceInput>
  )
}
