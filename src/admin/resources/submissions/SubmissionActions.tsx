import DeleteForever from '@mui/icons-material/DeleteForeverOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Drafts from '@mui/icons-material/DraftsOutlined'
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import type { SubmissionItem } from '#forms/schema'
import { useSubmissionActions } from './use-submission-actions.ts'

export function SubmissionActions({ submission }: { submission: SubmissionItem }) {
  const translate = useTranslate()
  const { mark, trash, deletePermanently } = useSubmissionActions()
  const [isAsking, setAsking] = useState(false)
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
      <Button color="error" startIcon={<DeleteForever />} onClick={() => setAsking(true)}>
        {t('deletePermanently')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('resources.submissions.forever.title')}
        content={translate('resources.submissions.forever.text')}
        confirm={translate('resources.submissions.forever.confirm')}
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          return deletePermanently(submission)
        }}
      />
    </span>
  )
}
