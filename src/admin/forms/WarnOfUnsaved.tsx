import { useCallback } from 'react'
import { useRegisterMutationMiddleware } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLeaveWarning } from './use-leave-warning.ts'

type Save = (resource: string, params: object) => Promise<unknown>

/**
 * Replaces react-admin's warning about unsaved changes, which treats refused saves as successful
 * and similar paths as part of the form.
 */
export function WarnOfUnsaved({ formRootPathName }: { formRootPathName?: string }) {
  const { reset, getValues } = useFormContext()
  const { isDirty, isSubmitting } = useFormState()
  const keepSaved = useCallback(
    async (resource: string, params: object, save: Save) => {
      const saved = await save(resource, params)
      reset(getValues())
      return saved
    },
    [reset, getValues],
  )
  useRegisterMutationMiddleware(keepSaved)
  // A successful save may navigate by itself.
  useLeaveWarning(isDirty && !isSubmitting, formRootPathName)
  return null
}
