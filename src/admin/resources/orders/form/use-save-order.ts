import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { callApi } from '#staff/client'
import { useAction } from '../../../forms/use-action.ts'
import type { OpenedOrder, OrderFormState } from './use-order-form.ts'

/** Saves, places and deletes drafts, and commits edits. */
export function useSaveOrder(opened: OpenedOrder, state: OrderFormState) {
  const act = useAction()
  const notify = useNotify()
  const navigate = useNavigate()
  const translate = useTranslate()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [stored, setStored] = useState({ id: opened.id, version: opened.version })
  const [target, setTarget] = useState<string>()
  // Leaving waits until the form counts as saved, so that no warning appears.
  useEffect(() => {
    if (target && !state.isChanged) navigate(target, { replace: true })
  }, [target, state.isChanged, navigate])

  function leaveTo(path: string) {
    state.markSaved()
    queries.invalidateQueries({ queryKey: ['orders'] })
    setTarget(path)
  }

  async function run(work: () => Promise<void>) {
    setBusy(true)
    await act(work)
    setBusy(false)
  }

  async function save(): Promise<{ id: string; version: number }> {
    const { input } = state
    const { id, version } = stored
    const saved =
      id === undefined
        ? await callApi<OpenedOrder>('POST', '/orders', { body: { input } })
        : await callApi<OpenedOrder>('PUT', `/orders/${id}/input`, { body: { input, version } })
    const next = { id: saved.id ?? '', version: saved.version }
    setStored(next)
    return next
  }

  return {
    isBusy,
    saveDraft: () =>
      run(async () => {
        const { id } = await save()
        state.markSaved()
        queries.invalidateQueries({ queryKey: ['orders', 'getList'] })
        notify('resources.orders.form.draftSaved', { type: 'success' })
        if (opened.id === undefined) leaveTo(`/orders/${id}/edit`)
      }),
    place: ({ notify: willNotify }: { notify: boolean }) =>
      run(async () => {
        const { id, version } =
          stored.id === undefined ? await save() : { id: stored.id, version: stored.version }
        const body = { input: state.input, version, notify: willNotify }
        await callApi('POST', `/orders/${id}/place`, { body })
        notify('resources.orders.form.placed', { type: 'success' })
        leaveTo(`/orders/${id}`)
      }),
    commit: (edit: { message: string; notify: boolean }) =>
      run(async () => {
        const { version } = stored
        const body = { input: state.input, version, ...edit }
        await callApi('POST', `/orders/${opened.id}/edit`, { body })
        notify('resources.orders.form.edited', { type: 'success' })
        leaveTo(`/orders/${opened.id}`)
      }),
    deleteDraft: () =>
      run(async () => {
        if (!window.confirm(translate('resources.orders.form.deleteQuestion'))) return
        await callApi('DELETE', `/orders/${stored.id}`)
        notify('resources.orders.form.deleted', { type: 'success' })
        leaveTo('/orders')
      }),
  }
}
