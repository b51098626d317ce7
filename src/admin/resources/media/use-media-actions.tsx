import { useNotify, useTranslate } from 'react-admin'
import type { MediaUse } from '#pages/schema'
import { ApiError, callApi } from '#staff/client'
import { UndoNotice } from './UndoNotice.tsx'

const pathOf = (id: string) => `/media/${encodeURIComponent(id)}`

/** Actions on entries, with notices and undo. */
export function useMediaActions(onChange: () => void) {
  const notify = useNotify()
  const translate = useTranslate()

  /** Runs an action; shows a refusal and returns its details. */
  async function attempt(act: () => Promise<unknown>): Promise<ApiError | undefined> {
    try {
      await act()
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.reason !== 'in-use') notify(`errors.${error.reason}`, { type: 'error' })
      return error
    } finally {
      onChange()
    }
  }

  const restore = (ids: readonly string[]) =>
    attempt(async () => {
      for (const id of ids) await callApi('POST', `${pathOf(id)}/restore`)
    })

  return {
    restore,

    /** Returns usages that prevent removal; `force` removes anyway. */
    async remove(ids: readonly string[], force = false) {
      const used: { ids: string[]; uses: MediaUse[] } = { ids: [], uses: [] }
      const gone: string[] = []
      await attempt(async () => {
        for (const id of ids) {
          try {
            await callApi('DELETE', pathOf(id), { query: { force } })
            gone.push(id)
          } catch (error) {
            if (!(error instanceof ApiError) || error.reason !== 'in-use') throw error
            used.ids.push(id)
            used.uses.push(...((error.details.uses ?? []) as MediaUse[]))
          }
        }
      })
      if (gone.length > 0) {
        const text = translate('resources.media.deleted', { smart_count: gone.length })
        notify(<UndoNotice text={text} onUndo={() => restore(gone)} />, {
          autoHideDuration: 10_000,
        })
      }
      return used
    },

    move: (ids: readonly string[], folder: string) =>
      attempt(async () => {
        await callApi('POST', '/media/move', { body: { ids, folder } })
        notify('resources.media.moved', { type: 'success' })
      }),

    renameFolder: (from: string, to: string) =>
      attempt(() => callApi('POST', '/media/folders/rename', { body: { from, to } })),
  }
}
