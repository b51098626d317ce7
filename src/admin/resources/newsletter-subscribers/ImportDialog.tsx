import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Encoding } from '#csv/schema'
import type { SubscriberImport } from '#newsletter/schema'
import { ApiError, callApi } from '#staff/client'
import { CsvFormatField } from '../../forms/CsvFormatField.tsx'
import { ImportReport } from './ImportReport.tsx'

interface ImportDialogProps {
  lists: { id: string; name: string }[]
  onClose(): void
}

/** A file of people who agreed elsewhere: checked and shown first, taken in then. */
export function ImportDialog({ lists, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [list, setList] = useState(lists[0]?.id ?? '')
  const [consent, setConsent] = useState('')
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<SubscriberImport>()
  const [error, setError] = useState<string>()
  const [encoding, setEncoding] = useState<Encoding>()
  const [isBusy, setBusy] = useState(false)
  const t = (key: string, options?: object) =>
    translate(`resources.newsletter-subscribers.import.${key}`, options)

  async function send(preview: boolean, chosen = encoding) {
    if (!file) return
    setBusy(true)
    setError(undefined)
    try {
      const answer = await callApi<SubscriberImport>('POST', '/newsletter-subscribers/import', {
        query: { list, consent, preview, ...(chosen ? { encoding: chosen } : {}) },
        body: new Blob([file], { type: 'text/csv' }),
      })
      if (preview) return setReport(answer)
      notify(t('done', { smart_count: answer.added + answer.ended }), { type: 'info' })
      refresh()
      onClose()
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.reason : 'broken')
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(report === undefined)
  }
  /** What was checked was another import. */
  const change = (apply: () => void) => {
    apply()
    setReport(undefined)
    setError(undefined)
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="import-title" fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id="import-title">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p style={{ margin: 0 }}>{t('what')}</p>
          <TextField
            select
            label={translate('resources.newsletter-subscribers.fields.list')}
            value={list}
            onChange={event => change(() => setList(event.target.value))}
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
            onChange={event => change(() => setConsent(event.target.value))}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv"
            hidden
            aria-label={t('choose')}
            onChange={event => {
              const [chosen] = event.target.files ?? []
              change(() => {
                setFile(chosen)
                setEncoding(undefined)
              })
            }}
          />
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {file?.name ?? t('choose')}
          </Button>
          <div aria-live="polite">
            {error && <Alert severity="error">{translate(`errors.${error}`)}</Alert>}
            {report && <ImportReport report={report} />}
          </div>
          {report && (
            <CsvFormatField
              format={report.format}
              disabled={isBusy}
              onChange={chosen => {
                setEncoding(chosen)
                void send(true, chosen)
              }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            disabled={
              !file || consent.trim() === '' || (report && report.added + report.ended === 0)
            }
          >
            {report ? t('run', { smart_count: report.added + report.ended }) : t('check')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
