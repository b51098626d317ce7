import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { RedirectImport } from '#pages/schema'

/** What importing a file of redirects would do. */
export function RedirectImportReport({ report }: { report: RedirectImport }) {
  const translate = useTranslate()
  const t = (key: string, options?: object) =>
    translate(`resources.redirects.import.${key}`, options)
  const counts = (['added', 'unchanged', 'invalid'] as const).filter(
    name => name === 'added' || report[name] > 0,
  )
  return (
    <>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {counts.map(name => (
          <li key={name}>{t(name, { smart_count: report[name] })}</li>
        ))}
      </ul>
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
      {report.problems.length > 0 && (
        <Typography
          component="ul"
          variant="body2"
          color="error"
          sx={{ paddingInlineStart: 2.5, marginBlock: 1, maxBlockSize: 160, overflow: 'auto' }}
          tabIndex={0}
        >
          {report.problems.map(problem => (
            <li key={problem.row}>{t(`problem.${problem.reason}`, { ...problem })}</li>
          ))}
        </Typography>
      )}
    </>
  )
}
