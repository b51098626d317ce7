import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { DiscountActions } from './DiscountActions.tsx'
import { DiscountForm } from './DiscountForm.tsx'
import { DiscountOrders } from './DiscountOrders.tsx'
import { toSent } from './to-sent.ts'

export default function DiscountEdit() {
  return (
    <StaffEdit redirect={false} transform={toSent} actions={<DiscountActions />}>
      <DiscountForm />
      <DiscountOrders />
    </StaffEdit>
  )
}
