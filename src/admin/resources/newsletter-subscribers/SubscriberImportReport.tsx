import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SubscriberImport } from '#newsletter/schema'
import { ImportReport } from '../../forms/ImportReport.tsx'

const RESOURCE = 'resources.newsletter-subscribers'

/** Preview of a subscriber import. */
export function SubscriberImportReport({ report }: { report: SubscriberImport }) {
  const translate = useTranslate()
  const note = (key: string, options: object) => (
    <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
      {translate(`${RESOURCE}.import.${key}`, options)}
    </Typography>
  )
  const names = report.sample.map(
    one =>
      `${one.firstName} ${one.lastName} <${one.email}>`.trim() +
      (one.status === 'confirmed' ? '' : ` (${translate(`${RESOURCE}.statuses.${one.status}`)})`),
  )
  return (
    <ImportReport
      report={report}
      counts={['added', 'ended', 'known', 'suppressed', 'invalid']}
      messages={`${RESOURCE}.import`}
    >
      {names.length > 0 && note('sample', { names: names.join(', ') })}
      {report.ignoredColumns.length > 0 &&
        note('ignored', { columns: report.ignoredColumns.join(', ') })}
    </ImportReport>
  )
}
