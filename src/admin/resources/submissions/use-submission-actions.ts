import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { SubmissionItem, SubmissionStatus } from '#forms/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { mayLeave } from '../../forms/use-leave-warning.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'

export function useSubmissionActions() {
  const act = useAction()
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const offerUndo = useUndoNotice()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['submissions'] })
  const put = async (id: string, status: SubmissionStatus) => {
    await act(() => callApi('PATCH', `/submissions/${id}`, { body: { status } }))
    await refresh()
  }

  return {
    refresh,

    async mark({ id, status: before }: SubmissionItem, status: SubmissionStatus, quietly = false) {
      await put(id, status)
      if (quietly) return
      const text = translate(`resources.submissions.marked.${status}`)
      offerUndo(text, () => put(id, before))
    },

    async trash({ id }: SubmissionItem) {
      if (!mayLeave()) return
      const gone = await act(() => callApi('DELETE', `/submissions/${id}`))
      if (!gone) return
      navigate('/submissions')
      await refresh()
      offerUndo(translate('resources.submissions.deleted'), async () => {
        await act(() => callApi('POST', `/submissions/${id}/put-back`))
        await refresh()
      })
    },

    async deletePermanently({ id }: SubmissionItem) {
      if (!mayLeave()) return
      const gone = await act(() => callApi('DELETE', `/submissions/${id}/forever`))
      if (!gone) return
      navigate('/submissions')
      await refresh()
      notify('resources.submissions.forever.done')
    },
  }
}
