import Typography from '@mui/material/Typography'
import type { RedirectImport } from '#pages/schema'
import { ImportReport } from '../../forms/ImportReport.tsx'

/** Preview of a redirect import. */
export function RedirectImportReport({ report }: { report: RedirectImport }) {
  return (
    <ImportReport
      report={report}
      counts={['added', 'unchanged', 'invalid']}
      messages="resources.redirects.import"
    >
      <Typography
        component="ul"
        variant="body2"
        color="textSecondary"
        sx={{ paddingInlineStart: 2.5, marginBlock: 1, overflowWrap: 'anywhere' }}
      >
        {report.sample.map(({ from, to, status }) => (
          <li key={from}>
            {from} → {to} ({status})
          </li>
        ))}
      </Typography>
    </ImportReport>
  )
}
