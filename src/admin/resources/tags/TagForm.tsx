import { required, TextInput } from 'react-admin'
import { StaffForm } from '../../forms/StaffForm.tsx'

export default function TagForm() {
  return (
    <StaffForm>
      <TextInput source="name" validate={required()} />
      <TextInput source="slug" parse={value => value ?? ''} helperText="resources.tags.slugHelp" />
    </StaffForm>
  )
}
