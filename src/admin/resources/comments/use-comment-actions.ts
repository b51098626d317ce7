import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { CommentItem, CommentStatus } from '#comments/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { mayLeave } from '../../forms/use-leave-warning.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'

export function useCommentActions() {
  const act = useAction()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const offerUndo = useUndoNotice()
  const queries = useQueryClient()
  const t = (key: string) => translate(`resources.comments.${key}`)
  const refresh = () => queries.invalidateQueries({ queryKey: ['comments'] })
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const done = await act(() => callApi(method, `/comments/${path}`, body ? { body } : {}))
    await refresh()
    return done
  }
  const put = (id: string, status: CommentStatus) => call('PATCH', id, { status })

  return {
    async mark({ id, status: before }: CommentItem, status: CommentStatus) {
      if (await put(id, status)) offerUndo(t(`marked.${status}`), () => put(id, before))
    },

    async edit({ id }: CommentItem, edit: object) {
      const done = await call('PATCH', id, edit)
      if (done) notify('resources.comments.saved', { type: 'info' })
      return done !== undefined
    },

    async reply({ id }: CommentItem, body: string) {
      const done = await call('POST', `${id}/replies`, { body })
      if (done) notify('resources.comments.sent', { type: 'info' })
      return done !== undefined
    },

    async trash({ id }: CommentItem) {
      if (!mayLeave() || !(await call('DELETE', id))) return
      navigate('/comments')
      offerUndo(t('trashed'), () => call('POST', `${id}/put-back`))
    },

    async restore({ id }: CommentItem) {
      if (await call('POST', `${id}/put-back`)) {
        notify('resources.comments.restored', { type: 'info' })
      }
    },

    async erase({ id }: CommentItem) {
      if (await call('POST', `${id}/erase`)) notify('resources.comments.erase.done')
    },

    async deletePermanently({ id }: CommentItem) {
      if (!mayLeave() || !(await call('DELETE', `${id}/forever`))) return
      navigate('/comments')
      notify('resources.comments.forever.done')
    },
  }
}
