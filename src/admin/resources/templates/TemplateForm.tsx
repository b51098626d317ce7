import Button from '@mui/material/Button'
import {
  Create,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { TEMPLATE_PARTS } from '#pages/schema'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { ConditionRows } from './ConditionRows.tsx'

/** Name, part and conditions; then opens the builder. */
export function TemplateCreate() {
  return (
    <Create
      mutationOptions={{
        onSuccess: template => window.location.assign(`/admin/edit/${template.id}`),
      }}
    >
      <TemplateForm />
    </Create>
  )
}

export function TemplateEdit() {
  return (
    <StaffEdit>
      <TemplateForm />
    </StaffEdit>
  )
}

function TemplateForm() {
  const translate = useTranslate()
  const template = useRecordContext<{ id: string }>()
  const wanted = useSearchParams()[0].get('part')
  const part = TEMPLATE_PARTS.find(one => one === wanted) ?? 'body'
  return (
    <StaffForm defaultValues={{ part, conditions: { include: [], exclude: [] } }}>
      <TextInput source="name" validate={required()} autoFocus={!template} />
      <SelectInput
        source="part"
        validate={required()}
        choices={TEMPLATE_PARTS.map(id => ({ id, name: `resources.templates.part.${id}` }))}
        helperText="resources.templates.partHelp"
      />
      <ConditionRows list="include" />
      <ConditionRows list="exclude" />
      {template && (
        <Button
          href={`/admin/edit/${template.id}`}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          {translate('resources.templates.editContent')}
        </Button>
      )}
    </StaffForm>
  )
}
