import type { ReactNode } from 'react'
import { SaveButton, SimpleForm, Toolbar } from 'react-admin'

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
      {...(defaultValues ? { defaultValues } : {})}
      sx={{ maxInlineSize: 760 }}
      toolbar={
        <Toolbar
          sx={{
            position: 'sticky',
            insetBlockEnd: 0,
            zIndex: 1,
            backgroundColor: 'background.paper',
            borderBlockStart: 1,
            borderColor: 'divider',
          }}
        >
          <SaveButton />
        </Toolbar>
      }
    >
      {children}
    </SimpleForm>
  )
}
