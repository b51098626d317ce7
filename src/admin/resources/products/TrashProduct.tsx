import Button from '@mui/material/Button'
import { useRecordContext, useRedirect, useTranslate } from 'react-admin'
import type { ProductRecord } from '#shop/schema'
import { mayLeave } from '../../forms/use-leave-warning.ts'
import { useChangeMany } from './use-change-many.ts'

/** Trashes the open product and returns to the list, with undo. */
export function TrashProduct() {
  const product = useRecordContext<ProductRecord>()
  const translate = useTranslate()
  const redirect = useRedirect()
  const changeMany = useChangeMany()
  if (!product || product.status === 'trash') return null
  return (
    <Button
      color="error"
      onClick={async () => {
        if (!mayLeave()) return
        if (await changeMany([product.id], { status: 'trash' })) redirect('list', 'products')
      }}
    >
      {translate('resources.products.toTrash')}
    </Button>
  )
}
