import { Create, required, SelectInput, TextInput } from 'react-admin'
import { StaffForm } from '../../forms/StaffForm.tsx'

const REASONS = ['staff', 'complaint'].map(id => ({
  id,
  name: `resources.newsletter-suppressions.reasons.${id}`,
}))

/** An address is suppressed once and for all lists: there is nothing to edit of it. */
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
