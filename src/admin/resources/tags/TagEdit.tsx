import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { TagForm } from './TagForm.tsx'

export default function TagEdit() {
  return (
    <StaffEdit>
      <TagForm />
    </StaffEdit>
  )
}
