import type { ReactNode } from 'react'
import { SimpleForm } from 'react-admin'
import { FormToolbar } from './FormToolbar.tsx'
import { formFrame } from './form-frame.ts'
import { WarnOfUnsaved } from './WarnOfUnsaved.tsx'

/** Reloads, for example after publishing, keep typed values. */
const keepTyped = { keepDirtyValues: true }

/** A form page with sticky save and a warning about unsaved changes. */
export function StaffForm({
  children,
  defaultValues,
}: {
  children: ReactNode
  defaultValues?: Record<string, unknown>
}) {
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      resetOptions={keepTyped}
      WarnWhenUnsavedChangesComponent={WarnOfUnsaved}
      {...(defaultValues ? { defaultValues } : {})}
      sx={{ ...formFrame, '&&': { padding: 3 } }}
      toolbar={<FormToolbar />}
    >
      {children}
    </SimpleForm>
  )
}
