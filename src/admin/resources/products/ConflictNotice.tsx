import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'

interface ConflictNoticeProps {
  /** Changes saved by someone else, by field. */
  theirs: Record<string, unknown>
  onTakeTheirs(): void
  onKeepMine(): void
}

/** Resolves an edit conflict. Scrolls into view and takes the focus. */
export function ConflictNotice({ theirs, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const t = (key: string, values?: object) => translate(`resources.products.${key}`, values)
  const fields = Object.keys(theirs)
    .map(name => t(`fields.${name}`, { _: t(`sections.${name}`, { _: name }) }))
    .join(', ')
  const root = useRef<HTMLDivElement>(null)
  // It is far above the save button.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'start' })
    root.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Alert
      ref={root}
      tabIndex={-1}
      severity="warning"
      variant="outlined"
      sx={{
        inlineSize: '100%',
        marginBlockEnd: 2,
        // Keep it below the app bar.
        scrollMarginBlockStart: 80,
      }}
    >
      {t('conflict', { fields })}
      <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            for (const [name, value] of Object.entries(theirs)) {
              setValue(name, value, { shouldDirty: true })
            }
            onTakeTheirs()
          }}
        >
          {t('takeTheirs')}
        </Button>
        <Button type="submit" variant="outlined" color="inherit" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </Box>
    </Alert>
  )
}
