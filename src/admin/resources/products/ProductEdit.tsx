import { Edit } from 'react-admin'
import { ProductForm } from './ProductForm.tsx'
import { toSent } from './to-sent.ts'

/** Stays on the page: what was saved is read anew, with what was sold meanwhile. */
export default function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} transform={toSent}>
      <ProductForm />
    </Edit>
  )
}
