import { Edit } from 'react-admin'
import { RedirectForm } from './RedirectForm.tsx'

export default function RedirectEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <RedirectForm />
    </Edit>
  )
}
