import { Create, required, SelectInput, TextInput } from 'react-admin'
import { StaffForm } from '../../forms/StaffForm.tsx'

const REASONS = ['staff', 'complaint'].map(id => ({
  id,
  name: `resources.newsletter-suppressions.reasons.${id}`,
}))

/** Suppressions apply to all lists and cannot be edited. */
export default function SuppressionCreate() {
  return (
    <Create redirect="list">
      <StaffForm defaultValues={{ reason: 'staff' }}>
        <TextInput source="email" type="email" validate={required()} />
        <SelectInput source="reason" choices={REASONS} validate={required()} />
      </StaffForm>
    </Create>
  )
}
