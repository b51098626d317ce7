import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { FormNotice } from './FormNotice.tsx'

interface ConflictNoticeProps {
  /** Changes saved by someone else, by field. */
  theirs: Record<string, unknown>
  onTakeTheirs(): void
  onKeepMine(): void
}

/** Resolves an edit conflict. */
export function ConflictNotice({ theirs, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const t = (key: string, values?: object) => translate(`resources.products.${key}`, values)
  const fields = Object.keys(theirs)
    .map(name => t(`fields.${name}`, { _: t(`sections.${name}`, { _: name }) }))
    .join(', ')
  return (
    <FormNotice text={t('conflict', { fields })}>
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
    </FormNotice>
  )
}
