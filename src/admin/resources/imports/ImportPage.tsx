import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link, useMatch, useNavigate } from 'react-router-dom'
import type { ImportJob } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'
import { When } from '../../lists/dates.tsx'
import { ImportReportView } from './ImportReport.tsx'

/** Product import: upload, check, review, import. Continues when the page is left. */
export default function ImportPage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const id = useMatch('/imports/:id')?.params.id
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { data } = useQuery({
    queryKey: ['product-imports'],
    queryFn: () => callApi<{ items: ImportJob[] }>('GET', '/product-imports'),
  })

  async function send(file: File | undefined) {
    if (!file) return
    setSending(true)
    setError(undefined)
    try {
      const body = new Blob([file], { type: 'text/csv' })
      const query = { name: file.name }
      const job = await callApi<ImportJob>('POST', '/product-imports', { body, query })
      queries.invalidateQueries({ queryKey: ['product-imports'] })
      navigate(`/imports/${job.id}`)
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
      <Title title={translate('resources.imports.title')} />
      <Paper
        variant="outlined"
        onDragOver={event => event.preventDefault()}
        onDrop={drop}
        sx={{ padding: 3, display: 'grid', gap: 1.5, justifyItems: 'start' }}
      >
        <Typography>{translate('resources.imports.what')}</Typography>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={translate('resources.imports.choose')}
          onChange={event => send(event.target.files?.[0])}
        />
        <Button variant="contained" disabled={isSending} onClick={() => input.current?.click()}>
          {translate(`resources.imports.${isSending ? 'sending' : 'choose'}`)}
        </Button>
        {error && <Alert severity="error">{translate(`errors.${error}`)}</Alert>}
      </Paper>
      {id && <ImportReportView key={id} id={id} />}
      {(data?.items.length ?? 0) > 0 && (
        <Box component="section">
          <Typography variant="h2">{translate('resources.imports.earlier')}</Typography>
          <Box component="ul" sx={{ paddingInlineStart: 2.5 }}>
            {data?.items.map(job => (
              <li key={job.id}>
                <Link to={`/imports/${job.id}`} style={{ color: 'inherit' }}>
                  {job.fileName}
                </Link>{' '}
                · {translate(`resources.imports.states.${job.state}`)} · <When at={job.createdAt} />{' '}
                · {job.author}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
