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
import { isCustomKind, type TermItem } from '#pages/schema'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { mayChange } from '../pages/may-change.ts'
import { taxonomyChoices, useSortedKinds } from './choices.ts'

/** Kind and taxonomy cannot change later, because pages depend on them. */
export default function TermForm() {
  const term = useRecordContext<TermItem>()
  const { permissions } = usePermissions()
  const sorted = useSortedKinds()
  const kinds = sorted.filter(({ id }) => mayChange(permissions, id, 'pages.write'))
  if (!permissions) return null
  return (
    <StaffForm
      defaultValues={{
        kind: kinds.findLast(({ id }) => !isCustomKind(id))?.id,
        taxonomy: 'category',
      }}
    >
      <TextInput source="name" validate={required()} />
      <SelectInput
        source="kind"
        choices={term ? sorted : kinds}
        translateChoice={false}
        validate={required()}
        readOnly={Boolean(term)}
      />
      <SelectInput
        source="taxonomy"
        choices={taxonomyChoices}
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

/** Tags have no parents. */
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
