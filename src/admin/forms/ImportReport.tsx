import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface ImportReportProps<Count extends string> {
  report: Readonly<Record<Count, number>> & {
    problems: readonly { row: number; reason: string }[]
  }
  /** Counts that are listed, most important first. The first one is shown even if it is zero. */
  counts: readonly Count[]
  /** Prefix of the messages of the counts and problems. */
  messages: string
  /** Sample rows and further notes. */
  children: ReactNode
}

/** Preview of an import: counts, notes and rows that cannot be imported. */
export function ImportReport<Count extends string>({
  report,
  counts,
  messages,
  children,
}: ImportReportProps<Count>) {
  const translate = useTranslate()
  const shown = counts.filter((name, index) => index === 0 || report[name] > 0)
  return (
    <>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {shown.map(name => (
          <li key={name}>{translate(`${messages}.${name}`, { smart_count: report[name] })}</li>
        ))}
      </ul>
      {children}
      {report.problems.length > 0 && (
        <Typography
          component="ul"
          variant="body2"
          color="error"
          sx={{ paddingInlineStart: 2.5, marginBlock: 1, maxBlockSize: 160, overflow: 'auto' }}
          tabIndex={0}
        >
          {report.problems.map(problem => (
            <li key={problem.row}>
              {translate(`${messages}.problem.${problem.reason}`, { ...problem })}
            </li>
          ))}
        </Typography>
      )}
    </>
  )
}
