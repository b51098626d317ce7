import { regex, required, SelectInput, TextInput } from 'react-admin'
import { StaffForm } from '../../forms/StaffForm.tsx'

const KINDS = [301, 302, 308].map(id => ({ id, name: `resources.redirects.status.${id}` }))

export default function RedirectForm() {
  return (
    <StaffForm>
      <TextInput
        source="from"
        validate={[required(), regex(/^\//, 'resources.redirects.fromHelp')]}
        helperText="resources.redirects.fromHelp"
      />
      <TextInput source="to" validate={required()} helperText="resources.redirects.toHelp" />
      <SelectInput source="status" choices={KINDS} defaultValue={301} validate={required()} />
    </StaffForm>
  )
}
