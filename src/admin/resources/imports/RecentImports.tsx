import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ImportJob, ImportKind } from '#shop/schema'
import { When } from '../../lists/dates.tsx'
import { addressOf } from './import-kinds.ts'
import { stateText, toneOf } from './job-state.ts'

interface RecentImportsProps {
  kind: ImportKind
  jobs: readonly ImportJob[]
  currentId: string | undefined
}

/** Earlier imports with their results. */
export function RecentImports({ kind, jobs, currentId }: RecentImportsProps) {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.imports.${key}`, values)
  return (
    <Box component="section" aria-labelledby="recent-imports">
      <Typography variant="h2" id="recent-imports">
        {t('earlier')}
      </Typography>
      {jobs.length === 0 ? (
        <Typography color="textSecondary" sx={{ paddingBlock: 2 }}>
          {t('none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
          {jobs.map(job => (
            <Box
              component="li"
              key={job.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                rowGap: 0.5,
                paddingBlock: 1.25,
                borderBlockEnd: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
                <Link
                  to={addressOf(kind, job.id)}
                  style={{ color: 'inherit' }}
                  aria-current={job.id === currentId ? 'page' : undefined}
                >
                  {job.fileName}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  <When at={job.createdAt} /> · {job.author}
                </Typography>
              </Box>
              {job.state === 'done' && job.outcome && (
                <Typography variant="body2" color="textSecondary">
                  {t('result', { ...job.outcome.report })}
                </Typography>
              )}
              <Chip
                size="small"
                variant="outlined"
                color={toneOf(job)}
                label={stateText(job, translate)}
              />
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('retention')}
      </Typography>
    </Box>
  )
}
