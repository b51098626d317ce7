import Button from '@mui/material/Button'
import { useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import type { ProductRecord } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { mayLeave } from '../../forms/use-leave-warning.ts'

/** Copies the stored product as a draft, and opens the copy. */
export function DuplicateProduct() {
  const product = useRecordContext<ProductRecord>()
  const translate = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const act = useAction()
  if (!product) return null
  return (
    <Button
      color="inherit"
      onClick={async () => {
        if (!mayLeave()) return
        const name = translate('resources.products.copyOf', { name: product.name }).slice(0, 200)
        const done = await act(() =>
          callApi<{ id: string }>('POST', `/products/${product.id}/duplicate`, { body: { name } }),
        )
        if (!done) return
        redirect('edit', 'products', done.value.id)
        notify('resources.products.duplicated', { type: 'info' })
      }}
    >
      {translate('resources.products.duplicate')}
    </Button>
  )
}

/** Link to the page of a published product. */
export function ViewProduct() {
  const product = useRecordContext<ProductRecord>()
  const translate = useTranslate()
  if (product?.status !== 'published') return null
  return (
    <Button color="inherit" href={product.path} target="_blank" rel="noopener">
      {translate('resources.products.view')}
    </Button>
  )
}
