import { Create } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { newDiscount } from '#shop/schema'
import { DiscountForm } from './DiscountForm.tsx'
import { toSent } from './to-sent.ts'

/** A new discount, or a copy of another one. */
export default function DiscountCreate() {
  const { state } = useLocation()
  const copied = (state as { copyOf?: Record<string, unknown> } | null)?.copyOf
  const record = { ...newDiscount, ...(copied && toSent(copied)) }
  return (
    <Create redirect="edit" record={record} transform={toSent}>
      <DiscountForm />
    </Create>
  )
}
