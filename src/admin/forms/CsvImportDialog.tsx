import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Encoding } from '#base'
import type { CsvFormat } from '#csv/schema'
import { ApiError, callApi } from '#staff/client'
import { CsvFormatField } from './CsvFormatField.tsx'

interface CsvImportDialogProps<Report extends { format: CsvFormat }> {
  /** Endpoint that accepts the file as `text/csv`, with `preview` and optionally `encoding` in the query. */
  path: string
  /** Further query parameters. Changing them discards the preview. */
  query?: Record<string, string>
  /** Prefix of the texts `title`, `what`, `choose`, `check`, `run` and `done`. */
  texts: string
  /** Fields for `query`, shown above the file. */
  fields?: ReactNode
  isReady?: boolean
  /** Number of entries an import would write or has written. */
  count(report: Report): number
  children(report: Report): ReactNode
  onClose(): void
}

/** Imports a CSV file after showing a preview. */
export function CsvImportDialog<Report extends { format: CsvFormat }>(
  props: CsvImportDialogProps<Report>,
) {
  const { path, query = {}, texts, fields, isReady = true, count, children, onClose } = props
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<{ report: Report; query: string }>()
  const [error, setError] = useState<string>()
  const [encoding, setEncoding] = useState<Encoding>()
  const [isBusy, setBusy] = useState(false)
  const t = (key: string, options?: object) => translate(`${texts}.${key}`, options)
  const asked = JSON.stringify(query)
  const report = checked?.query === asked ? checked.report : undefined

  async function send(preview: boolean, chosen = encoding) {
    if (!file) return
    setBusy(true)
    setError(undefined)
    try {
      const answer = await callApi<Report>('POST', path, {
        query: { ...query, preview, ...(chosen ? { encoding: chosen } : {}) },
        body: new Blob([file], { type: 'text/csv' }),
      })
      if (preview) return setChecked({ report: answer, query: asked })
      notify(t('done', { smart_count: count(answer) }), { type: 'info' })
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

  return (
    <Dialog open onClose={onClose} aria-labelledby="import-title" fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id="import-title">{t('title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p style={{ margin: 0 }}>{t('what')}</p>
          {fields}
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,text/csv"
            hidden
            aria-label={t('choose')}
            onChange={event => {
              setFile(event.target.files?.[0])
              setEncoding(undefined)
              setChecked(undefined)
              setError(undefined)
            }}
          />
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {file?.name ?? t('choose')}
          </Button>
          <div aria-live="polite">
            {error && <Alert severity="error">{translate(`errors.${error}`)}</Alert>}
            {report && children(report)}
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
            disabled={!file || !isReady || (report && count(report) === 0)}
          >
            {report ? t('run', { smart_count: count(report) }) : t('check')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
