import { useRef, useState } from 'react'
import { HttpError, TopToolbar, useNotify } from 'react-admin'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { ProductForm } from './ProductForm.tsx'
import { TrashProduct } from './TrashProduct.tsx'
import { toChange } from './to-sent.ts'

/** Stays on the page: what was saved is read anew, with what was sold meanwhile. */
export default function ProductEdit() {
  const notify = useNotify()
  /** What somebody else has saved since the form was opened. */
  const [theirs, setTheirs] = useState<Record<string, unknown>>()
  /** What of that was decided on: it counts as read. */
  const decided = useRef<Record<string, unknown>>({})
  const decide = () => {
    decided.current = { ...decided.current, ...theirs }
  }

  function onError(error: unknown) {
    const body = error instanceof HttpError ? error.body : undefined
    if (body?.current) setTheirs(body.current)
    else if (!body?.errors) {
      notify(error instanceof Error ? error.message : 'errors.broken', { type: 'error' })
    }
  }

  function onSuccess() {
    decided.current = {}
    setTheirs(undefined)
    notify('resources.products.notifications.updated', {
      type: 'info',
      messageArgs: { smart_count: 1 },
    })
  }

  return (
    <StaffEdit
      redirect={false}
      transform={(record, options) =>
        toChange(record, { ...options?.previousData, ...decided.current })
      }
      mutationOptions={{ onError, onSuccess }}
      actions={
        <TopToolbar>
          <TrashProduct />
        </TopToolbar>
      }
    >
      <ProductForm
        notice={
          theirs && (
            <ConflictNotice
              theirs={theirs}
              onKeepMine={decide}
              onTakeTheirs={() => {
                decide()
                setTheirs(undefined)
              }}
            />
          )
        }
      />
    </StaffEdit>
  )
}
