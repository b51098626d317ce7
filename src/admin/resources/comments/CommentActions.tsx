import Check from '@mui/icons-material/Check'
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import PersonOff from '@mui/icons-material/PersonOffOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Restore from '@mui/icons-material/RestoreFromTrashOutlined'
import Unpublished from '@mui/icons-material/UnpublishedOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { CommentItem } from '#comments/schema'
import { useCommentActions } from './use-comment-actions.ts'

type PendingAction = 'approve' | 'spam' | 'erase' | 'forever'
/** Actions that links in mails can request. */
const LINKED = ['approve', 'spam'] as const

/** Actions for a comment; actions from mail links need confirmation. */
export function CommentActions({ comment }: { comment: CommentItem }) {
  const translate = useTranslate()
  const acts = useCommentActions()
  const [query, setQuery] = useSearchParams()
  const linked = LINKED.find(name => name === query.get('act'))
  const isDone = { approve: comment.status === 'published', spam: comment.status === 'spam' }
  const [asked, setAsked] = useState<PendingAction | undefined>(
    linked && !isDone[linked] ? linked : undefined,
  )
  const { status } = comment
  const t = (key: string) => translate(`resources.comments.${key}`)
  const run: Record<PendingAction, () => unknown> = {
    approve: () => acts.mark(comment, 'published'),
    spam: () => acts.mark(comment, 'spam'),
    erase: () => acts.erase(comment),
    forever: () => acts.deletePermanently(comment),
  }
  const close = () => {
    setAsked(undefined)
    if (query.has('act')) setQuery({}, { replace: true })
  }
  return (
    <span style={{ marginInlineStart: 'auto' }}>
      {comment.deletedAt !== null ? (
        <Button startIcon={<Restore />} onClick={() => acts.restore(comment)}>
          {t('act.restore')}
        </Button>
      ) : (
        <>
          {status === 'published' ? (
            <Button startIcon={<Unpublished />} onClick={() => acts.mark(comment, 'pending')}>
              {t('act.unapprove')}
            </Button>
          ) : (
            <Button startIcon={<Check />} onClick={run.approve}>
              {t(status === 'spam' ? 'act.noSpam' : 'act.approve')}
            </Button>
          )}
          {status !== 'spam' && !comment.isStaff && (
            <Button startIcon={<Report />} onClick={run.spam}>
              {t('act.spam')}
            </Button>
          )}
          <Button startIcon={<DeleteOutlined />} onClick={() => acts.trash(comment)}>
            {t('act.trash')}
          </Button>
          {(comment.name || comment.email) && !comment.isStaff && (
            <Button startIcon={<PersonOff />} onClick={() => setAsked('erase')}>
              {t('act.erase')}
            </Button>
          )}
        </>
      )}
      <Button color="error" startIcon={<DeleteForever />} onClick={() => setAsked('forever')}>
        {t('act.forever')}
      </Button>
      {asked && (
        <Confirm
          isOpen
          title={t(`${asked}.title`)}
          content={t(`${asked}.text`)}
          confirm={t(`${asked}.confirm`)}
          {...(asked === 'forever' || asked === 'erase' ? { confirmColor: 'warning' } : {})}
          onClose={close}
          onConfirm={() => {
            close()
            return run[asked]()
          }}
        />
      )}
    </span>
  )
}
