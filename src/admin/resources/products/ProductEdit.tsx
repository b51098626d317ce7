import { useRef } from 'react'
import { Edit, HttpError, TopToolbar, useNotify, useTranslate } from 'react-admin'
import { ProductForm } from './ProductForm.tsx'
import { TrashProduct } from './TrashProduct.tsx'
import { toChange } from './to-sent.ts'

/** Stays on the page: what was saved is read anew, with what was sold meanwhile. */
export default function ProductEdit() {
  const notify = useNotify()
  const translate = useTranslate()
  /** What somebody else changed and was said to be: the next save is meant to replace it. */
  const told = useRef<Record<string, unknown>>({})

  function onError(error: unknown) {
    const body = error instanceof HttpError ? error.body : undefined
    if (body?.current) {
      told.current = { ...told.current, ...body.current }
      const names = Object.keys(body.current).map(name => {
        const label = `resources.products.fields.${name}`
        return translate(label, {
          _: translate(`resources.products.sections.${name}`, { _: name }),
        })
      })
      const messageArgs = { fields: names.join(', ') }
      notify('resources.products.conflict', {
        type: 'warning',
        messageArgs,
        autoHideDuration: 20_000,
      })
    } else if (!body?.errors) {
      notify(error instanceof Error ? error.message : 'errors.broken', { type: 'error' })
    }
  }

  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      transform={(record, options) =>
        toChange(record, { ...options?.previousData, ...told.current })
      }
      mutationOptions={{ onError, onSuccess }}
      actions={
        <TopToolbar>
          <TrashProduct />
        </TopToolbar>
      }
    >
      <ProductForm />
    </Edit>
  )

  function onSuccess() {
    told.current = {}
    notify('ra.notification.updated', { type: 'info', messageArgs: { smart_count: 1 } })
  }
}
