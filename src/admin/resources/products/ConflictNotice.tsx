import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'

interface ConflictNoticeProps {
  /** What somebody else has saved meanwhile, by field. */
  theirs: Record<string, unknown>
  onTakeTheirs(): void
  onKeepMine(): void
}

/** Two people changed the same: which of both is it to be? It comes into view and has the focus. */
export function ConflictNotice({ theirs, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const t = (key: string, values?: object) => translate(`resources.products.${key}`, values)
  const fields = Object.keys(theirs)
    .map(name => t(`fields.${name}`, { _: t(`sections.${name}`, { _: name }) }))
    .join(', ')
  const root = useRef<HTMLDivElement>(null)
  // The save button is far below it.
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
        // Below the top bar when it is scrolled to.
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
