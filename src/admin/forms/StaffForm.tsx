import type { ReactNode } from 'react'
import { SimpleForm } from 'react-admin'
import { FormToolbar } from './FormToolbar.tsx'
import { formFrame } from './form-frame.ts'
import { WarnOfUnsaved } from './WarnOfUnsaved.tsx'

/** What is read anew meanwhile, as after Publish, leaves what is typed. */
const keepTyped = { keepDirtyValues: true }

/** A form on its page: sticky save, a warning before unsaved changes are left. */
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
