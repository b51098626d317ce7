import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { DocumentChange } from '#pages/schema'
import { callApi } from '#staff/client'

interface LabelledChange extends Omit<DocumentChange, 'fields'> {
  label: string
  fields: { name: string; label: string }[]
}

const COLORS = { added: 'success', removed: 'error', changed: 'warning', moved: 'info' } as const

export function ChangeList(props: { pageId: string; before: string; after: string }) {
  const { pageId, before, after } = props
  const translate = useTranslate()
  const t = (key: string, options?: object) => translate(`resources.pages.${key}`, options)
  const { data: changes } = useQuery({
    queryKey: ['pages', 'changes', pageId, before, after],
    queryFn: () =>
      callApi<{ items: LabelledChange[] }>('GET', `/pages/${pageId}/revisions/${before}/changes`, {
        query: { to: after },
      }),
    select: answer => answer.items,
  })
  if (!changes) return null
  if (changes.length === 0) return <Typography>{t('compare.same')}</Typography>
  return (
    <details open={changes.length <= 8}>
      <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {t('compare.since', { smart_count: changes.length })}
      </Typography>
      <ul style={{ listStyle: 'none', padding: 0, margin: '8px 0 0' }}>
        {changes.map(change => (
          <li key={`${change.kind} ${change.id}`} style={{ paddingBlock: 3 }}>
            <Chip
              size="small"
              variant="outlined"
              color={COLORS[change.kind]}
              label={t(`compare.${change.kind}`)}
            />{' '}
            <strong>{change.type ? change.label : t('compare.page')}</strong>
            {change.name && ` “${change.name}”`}
            {change.fields.length > 0 && (
              <Typography component="span" color="textSecondary">
                {' '}
                {change.fields.map(field => field.label).join(', ')}
              </Typography>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
