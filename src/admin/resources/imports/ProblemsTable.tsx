import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import type { ImportJob, ImportKind, ImportProblem } from '#shop/schema'
import { PATHS } from './import-kinds.ts'
import { problemText } from './problem-texts.ts'
import { RowsTable, rowOf } from './RowsTable.tsx'

const MAX_SHOWN = 100

interface ProblemsTableProps {
  kind: ImportKind
  job: ImportJob
  problems: readonly ImportProblem[]
}

/** Warnings and errors with a link to the file of refused rows. */
export function ProblemsTable({ kind, job, problems }: ProblemsTableProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (problems.length === 0) return null
  const hasRefused =
    (job.outcome?.report.skipped ?? 0) > 0 || problems.some(problem => problem.code === 'picture')
  return (
    <Box>
      {hasRefused && (
        <>
          <Button
            variant="outlined"
            href={`/api/admin${PATHS[kind]}/${job.id}/refused`}
            download="rows-with-errors.csv"
          >
            {translate('resources.imports.refused')}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlock: 1 }}>
            {translate('resources.imports.refusedHelp')}
          </Typography>
        </>
      )}
      <RowsTable
        title={translate('resources.imports.problems')}
        note={
          problems.length > MAX_SHOWN
            ? translate('resources.imports.firstOnly', { count: MAX_SHOWN })
            : undefined
        }
        heads={['row', 'column', 'problem']}
        rows={problems
          .slice(0, MAX_SHOWN)
          .map(one => [rowOf(one), one.column ?? '', problemText(one, locale)])}
      />
    </Box>
  )
}
