import { useRef, useState } from 'react'
import { HttpError, TopToolbar, useNotify, useRedirect } from 'react-admin'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DeletedNotice } from './DeletedNotice.tsx'
import { DuplicateProduct, ViewProduct } from './DuplicateProduct.tsx'
import { ProductForm } from './ProductForm.tsx'
import { TrashedNotice } from './TrashedNotice.tsx'
import { TrashProduct } from './TrashProduct.tsx'
import { toChange } from './to-sent.ts'

/** Stays on the page after saving and reloads, including concurrent sales. */
export default function ProductEdit() {
  const notify = useNotify()
  const redirect = useRedirect()
  const [isDeleted, setIsDeleted] = useState(false)
  /** Changes saved by someone else since loading. */
  const [theirs, setTheirs] = useState<Record<string, unknown>>()
  /** Conflicts that were resolved; they count as loaded. */
  const decided = useRef<Record<string, unknown>>({})
  const decide = () => {
    decided.current = { ...decided.current, ...theirs }
  }

  function onError(error: unknown) {
    const body = error instanceof HttpError ? error.body : undefined
    if (error instanceof HttpError && error.status === 404) setIsDeleted(true)
    else if (body?.current) setTheirs(body.current)
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
          <ViewProduct />
          <DuplicateProduct />
          <TrashProduct />
        </TopToolbar>
      }
    >
      <ProductForm
        notice={
          <>
            <TrashedNotice />
            {isDeleted && (
              <DeletedNotice
                onSaved={id => {
                  setIsDeleted(false)
                  redirect('edit', 'products', id)
                }}
              />
            )}
            {theirs && (
              <ConflictNotice
                theirs={theirs}
                onKeepMine={decide}
                onTakeTheirs={() => {
                  decide()
                  setTheirs(undefined)
                }}
              />
            )}
          </>
        }
      />
    </StaffEdit>
  )
}
