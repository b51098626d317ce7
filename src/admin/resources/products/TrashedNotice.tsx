import Button from '@mui/material/Button'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ProductRecord } from '#shop/schema'
import { FormNotice } from './FormNotice.tsx'
import { useChangeMany } from './use-change-many.ts'

/** Shows that the open product is in the trash, and restores it as a draft. */
export function TrashedNotice() {
  const product = useRecordContext<ProductRecord>()
  const translate = useTranslate()
  const changeMany = useChangeMany()
  if (product?.status !== 'trash') return null
  return (
    <FormNotice text={translate('resources.products.inTrash')}>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => changeMany([product.id], { status: 'draft' })}
      >
        {translate('resources.products.restore')}
      </Button>
    </FormNotice>
  )
}
