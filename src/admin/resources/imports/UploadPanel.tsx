import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type ImportJob, type ImportKind, MAX_IMPORT_BYTES } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'
import { PATHS } from './import-kinds.ts'

interface UploadPanelProps {
  kind: ImportKind
  onUploaded(job: ImportJob): void
}

const MEGABYTE = 1024 * 1024

/** Sends a chosen or dropped file. */
export function UploadPanel({ kind, onUploaded }: UploadPanelProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [fileName, setFileName] = useState<string>()
  const [isOver, setOver] = useState(false)
  const isSending = fileName !== undefined
  const t = (key: string, values = {}) => translate(`resources.imports.${key}`, values)

  async function send(file: File | undefined) {
    if (!file || isSending) return
    setError(undefined)
    if (file.size === 0) return setError(t('emptyFile', { name: file.name }))
    const tooLarge = t('tooLarge', { name: file.name, limit: MAX_IMPORT_BYTES / MEGABYTE })
    if (file.size > MAX_IMPORT_BYTES) return setError(tooLarge)
    setFileName(file.name)
    try {
      const body = new Blob([file], { type: 'text/csv' })
      const query = { name: file.name.slice(-200) }
      onUploaded(await callApi<ImportJob>('POST', PATHS[kind], { body, query }))
    } catch (failure) {
      const reason = failure instanceof ApiError ? failure.reason : 'broken'
      setError(reason === 'too-large' ? tooLarge : translate(`errors.${reason}`))
    } finally {
      setFileName(undefined)
      if (input.current) input.current.value = ''
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files[0])
  }

  return (
    <Paper
      variant="outlined"
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        padding: { xs: 2, md: 3 },
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
        borderStyle: 'dashed',
        ...(isOver && { borderColor: 'primary.main', backgroundColor: 'action.hover' }),
      }}
    >
      <Typography sx={{ maxInlineSize: '65ch' }}>{t(`what.${kind}`)}</Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        hidden
        aria-label={t('choose')}
        onChange={event => send(event.target.files?.[0])}
      />
      <Button
        variant="contained"
        startIcon={<UploadFile />}
        aria-disabled={isSending}
        onClick={() => !isSending && input.current?.click()}
      >
        {t(isSending ? 'sending' : 'choose')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {fileName ?? t('drop', { limit: MAX_IMPORT_BYTES / MEGABYTE })}
      </Typography>
      {error && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {error}
        </Alert>
      )}
    </Paper>
  )
}
