import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useRedirect, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { mayLeave } from '../../forms/use-leave-warning.ts'
import { FormNotice } from './FormNotice.tsx'
import { toNewDraft } from './to-sent.ts'

/** Offers to save the input as a new draft after the product was deleted for good. */
export function DeletedNotice({ onSaved }: { onSaved(id: string): void }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const act = useAction()
  const { getValues, reset } = useFormContext()
  const { isDirty } = useFormState()
  const [savedId, setSavedId] = useState<string>()
  // Leaving a changed form asks, so it waits until the form counts as saved.
  useEffect(() => {
    if (savedId && !isDirty) onSaved(savedId)
  }, [savedId, isDirty, onSaved])
  return (
    <FormNotice text={translate('resources.products.deleted')}>
      <Button
        variant="outlined"
        color="inherit"
        onClick={async () => {
          const body = toNewDraft(getValues())
          const done = await act(() => callApi<{ id: string }>('POST', '/products', { body }))
          if (!done) return
          reset(getValues())
          setSavedId(done.value.id)
        }}
      >
        {translate('resources.products.saveAsDraft')}
      </Button>
      <Button color="inherit" onClick={() => mayLeave() && redirect('list', 'products')}>
        {translate('resources.products.toList')}
      </Button>
    </FormNotice>
  )
}
