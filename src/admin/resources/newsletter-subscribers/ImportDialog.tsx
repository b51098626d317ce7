import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { SubscriberImport } from '#newsletter/schema'
import { CsvImportDialog } from '../../forms/CsvImportDialog.tsx'
import { SubscriberImportReport } from './SubscriberImportReport.tsx'

interface ImportDialogProps {
  lists: { id: string; name: string }[]
  onClose(): void
}

/** Imports people who subscribed elsewhere. */
export function ImportDialog({ lists, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const [list, setList] = useState(lists[0]?.id ?? '')
  const [consent, setConsent] = useState('')
  return (
    <CsvImportDialog<SubscriberImport>
      path="/newsletter-subscribers/import"
      query={{ list, consent }}
      texts="resources.newsletter-subscribers.import"
      isReady={consent.trim() !== ''}
      count={report => report.added + report.ended}
      onClose={onClose}
      fields={
        <>
          <TextField
            select
            label={translate('resources.newsletter-subscribers.fields.list')}
            value={list}
            onChange={event => setList(event.target.value)}
          >
            {lists.map(one => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            required
            label={translate('resources.newsletter-subscribers.fields.consentText')}
            helperText={translate('resources.newsletter-subscribers.consentHelp')}
            value={consent}
            onChange={event => setConsent(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </>
      }
    >
      {report => <SubscriberImportReport report={report} />}
    </CsvImportDialog>
  )
}
