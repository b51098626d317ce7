import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link, useMatch, useNavigate } from 'react-router-dom'
import { IMPORT_KINDS, type ImportJob, type ImportKind } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'
import { When } from '../../lists/dates.tsx'
import { ImportReportView } from './ImportReport.tsx'
import { addressOf, PATHS } from './import-kinds.ts'
import { KindLinks } from './KindLinks.tsx'

/** Imports of files: upload, check, review, import, undo. Continues when the page is left. */
export default function ImportPage() {
  const asked = useMatch('/imports/:kind/*')?.params
  const kind = IMPORT_KINDS.find(one => one === asked?.kind) ?? 'products'
  return <ImportsOfKind key={kind} kind={kind} id={asked?.['*'] || undefined} />
}

function ImportsOfKind({ kind, id }: { kind: ImportKind; id: string | undefined }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const path = PATHS[kind]
  const { data } = useQuery({
    queryKey: [path],
    queryFn: () => callApi<{ items: ImportJob[]; columns: string[] }>('GET', path),
  })

  async function send(file: File | undefined) {
    if (!file) return
    setSending(true)
    setError(undefined)
    try {
      const body = new Blob([file], { type: 'text/csv' })
      const query = { name: file.name }
      const job = await callApi<ImportJob>('POST', path, { body, query })
      queries.invalidateQueries({ queryKey: [path] })
      navigate(addressOf(kind, job.id))
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.reason : 'broken')
    } finally {
      setSending(false)
      if (input.current) input.current.value = ''
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    send(event.dataTransfer.files[0])
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, paddingBlock: 2, maxInlineSize: 960 }}>
      <Title title={translate(`resources.imports.titles.${kind}`)} />
      <KindLinks current={kind} />
      <Paper
        variant="outlined"
        onDragOver={event => event.preventDefault()}
        onDrop={drop}
        sx={{ padding: 3, display: 'grid', gap: 1.5, justifyItems: 'start' }}
      >
        <Typography>{translate(`resources.imports.what.${kind}`)}</Typography>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          hidden
          aria-label={translate('resources.imports.choose')}
          onChange={event => send(event.target.files?.[0])}
        />
        <Button variant="contained" disabled={isSending} onClick={() => input.current?.click()}>
          {translate(`resources.imports.${isSending ? 'sending' : 'choose'}`)}
        </Button>
        {error && <Alert severity="error">{translate(`errors.${error}`)}</Alert>}
      </Paper>
      {id && <ImportReportView key={id} kind={kind} id={id} columns={data?.columns ?? []} />}
      {(data?.items.length ?? 0) > 0 && (
        <Box component="section">
          <Typography variant="h2">{translate('resources.imports.earlier')}</Typography>
          <Box component="ul" sx={{ paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
            {data?.items.map(job => (
              <li key={job.id}>
                <Link to={addressOf(kind, job.id)} style={{ color: 'inherit' }}>
                  {job.fileName}
                </Link>{' '}
                · {translate(`resources.imports.states.${job.state}`)} · <When at={job.createdAt} />{' '}
                · {job.author}
              </li>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {translate('resources.imports.retention')}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
