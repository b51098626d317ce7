import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { CategoryForm } from './CategoryForm.tsx'

export default function CategoryEdit() {
  return (
    <StaffEdit>
      <CategoryForm />
    </StaffEdit>
  )
}
