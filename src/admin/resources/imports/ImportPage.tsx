import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useMatch, useNavigate } from 'react-router-dom'
import { IMPORT_KINDS, type ImportJob, type ImportKind } from '#shop/schema'
import { callApi } from '#staff/client'
import { LoadingRows, NotLoaded } from '../../lists/ListStates.tsx'
import { ImportReportView } from './ImportReport.tsx'
import { addressOf, PATHS } from './import-kinds.ts'
import { KindLinks } from './KindLinks.tsx'
import { RecentImports } from './RecentImports.tsx'
import { UploadPanel } from './UploadPanel.tsx'

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
  /** Import that was uploaded here: its report takes the focus. */
  const uploaded = useRef<string>(undefined)
  const path = PATHS[kind]
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: () => callApi<{ items: ImportJob[]; columns: string[] }>('GET', path),
  })

  function open(job: ImportJob) {
    uploaded.current = job.id
    queries.setQueryData([path, job.id], job)
    queries.invalidateQueries({ queryKey: [path], exact: true })
    navigate(addressOf(kind, job.id))
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        paddingBlock: 2,
        maxInlineSize: 960,
      }}
    >
      <Title title={translate(`resources.imports.titles.${kind}`)} />
      <KindLinks current={kind} />
      <UploadPanel kind={kind} onUploaded={open} />
      {id && (
        <ImportReportView
          key={id}
          kind={kind}
          id={id}
          columns={data?.columns ?? []}
          takesFocus={uploaded.current === id}
        />
      )}
      {data ? (
        <RecentImports kind={kind} jobs={data.items} currentId={id} />
      ) : error ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : (
        <LoadingRows />
      )}
    </Box>
  )
}
