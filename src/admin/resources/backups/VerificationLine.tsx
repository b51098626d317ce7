import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDates } from '../../lists/dates.tsx'
import { textsOf, useBackupTexts, type Verification } from './use-backups.ts'

const SHOWN_PROBLEMS = 5

/** Result of the last verification of a backup. */
export function VerificationLine({ verification }: { verification: Verification | null }) {
  const t = useBackupTexts()
  const { moment } = useDates()
  if (!verification) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('verified.never')}
      </Typography>
    )
  }
  const { problem, problems = [], problemCount = 0, databases = [], tookMs = 0 } = verification
  const at = moment(verification.at)
  const isGood = !problem && problemCount === 0
  const Icon = isGood ? CheckCircle : ErrorOutlined
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Icon fontSize="small" color={isGood ? 'success' : 'error'} aria-hidden />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color={isGood ? 'textPrimary' : 'error'}>
          {problem && t('verified.failed', { at, text: textsOf(problem, t).join(' ') })}
          {!problem && problemCount > 0 && t('verified.bad', { at, count: problemCount })}
          {isGood &&
            t('verified.good', {
              ...{ at, tables: verification.tables, rows: verification.rows },
              files: verification.files,
              databases: databases.map(name => NAMES[name] ?? name).join(', '),
              seconds: Math.max(1, Math.round(tookMs / 1000)),
            })}
        </Typography>
        {problemCount > 0 && (
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2 }}>
            {problems.slice(0, SHOWN_PROBLEMS).map(one => (
              <Typography key={one} component="li" variant="body2">
                {one}
              </Typography>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}

const NAMES: Record<string, string> = { sqlite: 'SQLite', postgres: 'Postgres' }
