import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { DataTable, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { COMMENT_STATUSES, type CommentItem } from '#comments/schema'
import { DateCell } from '../../lists/dates.tsx'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { BulkActions } from './BulkActions.tsx'

const COLORS = { pending: 'primary', published: 'default', spam: 'error' } as const

/** Pending comments first, then newest. */
export default function CommentList() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.comments.${key}`)
  return (
    <StaffList
      sort={{ field: 'status', order: 'ASC' }}
      filters={[
        <SelectInput
          key="status"
          source="status"
          alwaysOn
          choices={[...COMMENT_STATUSES, 'trash'].map(id => ({
            id,
            name: `resources.comments.status.${id}`,
          }))}
        />,
      ]}
      actions={<ExportButton label="resources.comments.export" />}
      bulkActionButtons={<BulkActions />}
    >
      <DataTable.Col
        source="name"
        label="resources.comments.comment"
        cellSx={() => ({ inlineSize: '100%', maxInlineSize: 0 })}
      >
        <Cell show={one => <Words comment={one} anonymous={t('anonymous')} />} />
      </DataTable.Col>
      <DataTable.Col source="page" disableSort>
        <Cell
          show={({ page, url }) => (
            <Link
              href={url ?? page.path}
              onClick={event => event.stopPropagation()}
              sx={{ display: 'block', maxInlineSize: '14rem' }}
              noWrap
            >
              {page.title}
            </Link>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="status">
        <Cell
          show={({ status, deletedAt, isStaff }) => (
            <>
              <Chip
                size="small"
                variant="outlined"
                color={deletedAt === null ? COLORS[status] : 'default'}
                label={t(`status.${deletedAt === null ? status : 'trash'}`)}
              />{' '}
              {isStaff && <Chip size="small" variant="outlined" label={t('team')} />}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <DateCell source="createdAt" showTime />
      </DataTable.Col>
    </StaffList>
  )
}

/** Author and beginning of a comment. */
function Words({ comment, anonymous }: { comment: CommentItem; anonymous: string }) {
  const { name, email, body, status } = comment
  return (
    <>
      <Typography variant="body2" noWrap sx={{ fontWeight: status === 'pending' ? 600 : 400 }}>
        {[name || anonymous, email].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap dir="auto">
        {body}
      </Typography>
    </>
  )
}

function Cell({ show }: { show(item: CommentItem): ReactNode }) {
  const record = useRecordContext<CommentItem>()
  return record ? show(record) : null
}
