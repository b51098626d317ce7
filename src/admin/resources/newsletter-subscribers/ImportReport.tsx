import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SubscriberImport } from '#newsletter/schema'

/** What a file would do, before it does. */
export function ImportReport({ report }: { report: SubscriberImport }) {
  const translate = useTranslate()
  const t = (key: string, options?: object) =>
    translate(`resources.newsletter-subscribers.import.${key}`, options)
  const status = (name: string) => translate(`resources.newsletter-subscribers.statuses.${name}`)
  const counts = (['added', 'ended', 'known', 'suppressed', 'invalid'] as const).filter(
    name => name === 'added' || report[name] > 0,
  )
  return (
    <>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {counts.map(name => (
          <li key={name}>{t(name, { smart_count: report[name] })}</li>
        ))}
      </ul>
      {report.sample.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {t('sample', {
            names: report.sample
              .map(
                one =>
                  `${one.firstName} ${one.lastName} <${one.email}>`.trim() +
                  (one.status === 'confirmed' ? '' : ` (${status(one.status)})`),
              )
              .join(', '),
          })}
        </Typography>
      )}
      {report.ignoredColumns.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {t('ignored', { columns: report.ignoredColumns.join(', ') })}
        </Typography>
      )}
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
