import Check from '@mui/icons-material/Check'
import DeleteForever from '@mui/icons-material/DeleteForeverOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import PersonOff from '@mui/icons-material/PersonOffOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Restore from '@mui/icons-material/RestoreFromTrashOutlined'
import Unpublished from '@mui/icons-material/UnpublishedOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useCanAccess, useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { ReviewItem, ReviewStatus } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { mayLeave } from '../../forms/use-leave-warning.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'

/** Publishing and deleting a review, with undo; what cannot be undone asks first. */
export function ReviewActions({ review }: { review: ReviewItem }) {
  const translate = useTranslate()
  const acts = useReviewActions(review)
  const [asked, setAsked] = useState<'erase' | 'forever'>()
  const { canAccess } = useCanAccess({ resource: 'reviews', action: 'edit' })
  const t = (key: string) => translate(`resources.reviews.${key}`)
  const { status, deletedAt, name, email } = review
  if (!canAccess) return null
  return (
    <span style={{ marginInlineStart: 'auto' }}>
      {deletedAt !== null ? (
        <Button startIcon={<Restore />} onClick={acts.restore}>
          {t('act.restore')}
        </Button>
      ) : (
        <>
          {status === 'published' ? (
            <Button startIcon={<Unpublished />} onClick={() => acts.mark('pending')}>
              {t('act.unpublish')}
            </Button>
          ) : (
            <Button startIcon={<Check />} onClick={() => acts.mark('published')}>
              {t(status === 'spam' ? 'act.noSpam' : 'act.publish')}
            </Button>
          )}
          {status !== 'spam' && (
            <Button startIcon={<Report />} onClick={() => acts.mark('spam')}>
              {t('act.spam')}
            </Button>
          )}
          <Button startIcon={<DeleteOutlined />} onClick={acts.trash}>
            {t('act.trash')}
          </Button>
          {(name || email) && (
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
          confirmColor="warning"
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            return acts[asked]()
          }}
        />
      )}
    </span>
  )
}

function useReviewActions({ id, status: before }: ReviewItem) {
  const act = useAction()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const offerUndo = useUndoNotice()
  const queries = useQueryClient()
  const t = (key: string) => translate(`resources.reviews.${key}`)
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', path = '', body?: object) => {
    const done = await act(() => callApi(method, `/reviews/${id}${path}`, body ? { body } : {}))
    await queries.invalidateQueries({ queryKey: ['reviews'] })
    return done !== undefined
  }
  const put = (status: ReviewStatus) => call('PATCH', '', { status })
  return {
    async mark(status: ReviewStatus) {
      if (await put(status)) offerUndo(t(`marked.${status}`), () => put(before))
    },
    async trash() {
      if (!mayLeave() || !(await call('DELETE'))) return
      navigate('/reviews')
      offerUndo(t('trashed'), () => call('POST', '/put-back'))
    },
    async restore() {
      if (await call('POST', '/put-back')) notify('resources.reviews.restored', { type: 'info' })
    },
    async erase() {
      if (await call('POST', '/erase')) notify('resources.reviews.erase.done')
    },
    async forever() {
      if (!mayLeave() || !(await call('DELETE', '/forever'))) return
      navigate('/reviews')
      notify('resources.reviews.forever.done')
    },
  }
}
