import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'

export type ChangeMany = (change: object) => Promise<void>

/** Applies a bulk change with notice and undo. Returns whether it succeeded. */
export function useChangeMany() {
  const act = useAction()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const offerUndo = useUndoNotice()

  async function undo(body: object) {
    const done = await act(() => callApi<{ kept: number }>('POST', '/products/bulk/undo', { body }))
    refresh()
    if (!done) return
    const { kept } = done.value
    notify(`resources.products.${kept > 0 ? 'restoredSome' : 'restored'}`, {
      type: kept > 0 ? 'warning' : 'info',
      messageArgs: { smart_count: kept },
    })
  }

  return async (ids: readonly unknown[], change: object): Promise<boolean> => {
    const body = { ids, ...change }
    const done = await act(() =>
      callApi<{ changed: number; undo: object }>('POST', '/products/bulk', { body }),
    )
    refresh()
    if (!done) return false
    const isTrash = 'status' in change && change.status === 'trash'
    const text = translate(`resources.products.${isTrash ? 'trashed' : 'changed'}`, {
      smart_count: done.value.changed,
    })
    offerUndo(text, () => undo(done.value.undo))
    return true
  }
}
