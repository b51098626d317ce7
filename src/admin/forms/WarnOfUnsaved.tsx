import { useCallback } from 'react'
import { useRegisterMutationMiddleware } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLeaveWarning } from './use-leave-warning.ts'

type Save = (resource: string, params: object) => Promise<unknown>

/**
 * What forms of react-admin ask with, in place of its own: that takes each save for a success, also one that was
 * refused, and each address that begins like that of the form for a part of it.
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
  // What is being saved may lead on by itself.
  useLeaveWarning(isDirty && !isSubmitting, formRootPathName)
  return null
}
