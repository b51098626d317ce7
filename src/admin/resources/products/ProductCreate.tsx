import { Create } from 'react-admin'
import { newProduct } from '#shop/schema'
import { ProductForm } from './ProductForm.tsx'
import { toSent } from './to-sent.ts'

export default function ProductCreate() {
  return (
    <Create redirect="edit" record={newProduct} transform={toSent}>
      <ProductForm />
    </Create>
  )
}
