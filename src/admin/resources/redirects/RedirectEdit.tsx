import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { RedirectForm } from './RedirectForm.tsx'

export default function RedirectEdit() {
  return (
    <StaffEdit>
      <RedirectForm />
    </StaffEdit>
  )
}
