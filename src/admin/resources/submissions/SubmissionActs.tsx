import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Drafts from '@mui/icons-material/DraftsOutlined'
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { SubmissionItem } from '#forms/schema'
import { useSubmissionActs } from './use-submission-acts.ts'

export function SubmissionActs({ submission }: { submission: SubmissionItem }) {
  const translate = useTranslate()
  const { mark, trash } = useSubmissionActs()
  const { status } = submission
  const t = (key: string) => translate(`resources.submissions.act.${key}`)
  return (
    <span style={{ marginInlineStart: 'auto' }}>
      {status === 'read' && (
        <Button startIcon={<MarkEmailUnread />} onClick={() => mark(submission, 'new')}>
          {t('new')}
        </Button>
      )}
      {status !== 'read' && (
        <Button startIcon={<Drafts />} onClick={() => mark(submission, 'read')}>
          {t(status === 'spam' ? 'noSpam' : 'read')}
        </Button>
      )}
      {status !== 'spam' && (
        <Button startIcon={<Report />} onClick={() => mark(submission, 'spam')}>
          {t('spam')}
        </Button>
      )}
      <Button startIcon={<DeleteOutlined />} onClick={() => trash(submission)}>
        {t('delete')}
      </Button>
    </span>
  )
}
