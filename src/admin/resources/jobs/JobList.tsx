import Typography from '@mui/material/Typography'
import { DataTable, FunctionField, List, useTranslate } from 'react-admin'
import type { JobItem } from '#db/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffTable } from '../../lists/StaffTable.tsx'

/** Background jobs and their state. */
export default function JobList() {
  const translate = useTranslate()
  return (
    <List<JobItem> exporter={false} pagination={false} actions={false} perPage={200}>
      <StaffTable<JobItem> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col<JobItem> source="id" disableSort>
          <FunctionField<JobItem>
            render={job => translate(`resources.jobs.tasks.${toKey(job.id)}`, { _: job.id })}
          />
        </DataTable.Col>
        <DataTable.Col<JobItem> source="isFailing" disableSort>
          <FunctionField<JobItem>
            render={job => (
              <Typography
                component="span"
                variant="body2"
                color={job.isFailing ? 'error' : 'textPrimary'}
              >
                {translate(stateOf(job))}
                {job.isFailing && job.lastError ? `: ${job.lastError}` : ''}
              </Typography>
            )}
          />
        </DataTable.Col>
        <DataTable.Col<JobItem> source="startedAt" disableSort>
          <DateCell source="startedAt" showTime />
        </DataTable.Col>
        <DataTable.Col<JobItem> source="everyMs" disableSort>
          <FunctionField<JobItem> render={job => every(job.everyMs, translate)} />
        </DataTable.Col>
      </StaffTable>
    </List>
  )
}

const toKey = (id: string) => id.replace(/[^a-z]+/g, '-')

function stateOf(job: JobItem): string {
  if (job.startedAt === null) return 'resources.jobs.never'
  return job.isFailing ? 'resources.jobs.failing' : 'resources.jobs.works'
}

function every(ms: number, translate: ReturnType<typeof useTranslate>): string {
  const [unit, size] = (
    [
      ['days', 86_400_000],
      ['hours', 3_600_000],
      ['minutes', 60_000],
      ['seconds', 1000],
    ] as const
  ).find(([, length]) => ms >= length) ?? ['seconds', 1000]
  return translate(`resources.jobs.every.${unit}`, { smart_count: Math.round(ms / size) })
}
