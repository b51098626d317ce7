import { Edit } from 'react-admin'
import { TagForm } from './TagForm.tsx'

export default function TagEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <TagForm />
    </Edit>
  )
}
