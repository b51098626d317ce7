import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { SaveButton, Toolbar, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useDates } from '../lists/dates.tsx'
import { ShowFormErrors } from './ShowFormErrors.tsx'

/** Sticky form footer: save button and time of the last save. */
export function FormToolbar() {
  return (
    <Toolbar
      sx={{
        // Sticky on phones, too: fixed, it would cover content after the form.
        '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: 2,
        },
        gap: 2,
        backgroundColor: 'background.paper',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <SaveButton />
      <SavedAt />
      <ShowFormErrors />
    </Toolbar>
  )
}

function SavedAt() {
  const translate = useTranslate()
  const { time } = useDates()
  const { isSubmitting, isDirty } = useFormState()
  const [savedAt, setSavedAt] = useState<number>()
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) setSavedAt(Date.now())
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])
  // After a refused save the form is still unsaved.
  const key = isDirty ? 'unsaved' : 'savedAt'
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {(isDirty || savedAt) && translate(`forms.${key}`, { time: savedAt ? time(savedAt) : '' })}
    </Typography>
  )
}
