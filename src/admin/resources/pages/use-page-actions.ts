import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import type { LinkingPage, PageItem } from '#pages/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'

export interface PageLinks {
  pages: LinkingPage[]
  menus: string[]
}

/** Page actions with notices. */
export function usePageActions() {
  const act = useAction()
  const notify = useNotify()
  const translate = useTranslate()
  const offerUndo = useUndoNotice()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['pages'] })

  async function post(page: PageItem, verb: string, done: string, body?: object) {
    const path = `/pages/${page.id}/${verb}`
    const answer = await act(() => callApi<PageItem>('POST', path, body ? { body } : {}))
    await refresh()
    if (answer) notify(`resources.pages.done.${done}`, { type: 'info', messageArgs: page as never })
    return answer?.value
  }

  return {
    publish: (page: PageItem) => post(page, 'publish', 'published', { version: page.version }),
    schedule: (page: PageItem, at: number) =>
      post(page, 'publish', 'scheduled', { version: page.version, at }),
    unschedule: (page: PageItem) => post(page, 'unschedule', 'unscheduled'),
    unpublish: (page: PageItem) => post(page, 'unpublish', 'unpublished'),
    duplicate: (page: PageItem) => post(page, 'duplicate', 'duplicated'),
    restore: (page: PageItem) => post(page, 'restore', 'restored'),

    linksTo: async (page: PageItem): Promise<PageLinks> => {
      const found = await act(() => callApi<PageLinks>('GET', `/pages/${page.id}/links`))
      return found?.value ?? { pages: [], menus: [] }
    },

    async trash(page: PageItem): Promise<boolean> {
      const gone = await act(() => callApi('DELETE', `/pages/${page.id}`))
      await refresh()
      if (!gone) return false
      offerUndo(translate('resources.pages.done.trashed', { title: page.title }), async () => {
        await act(() => callApi('POST', `/pages/${page.id}/restore`))
        await refresh()
      })
      return true
    },

    async deletePermanently(page: PageItem) {
      await act(() => callApi('DELETE', `/pages/${page.id}/forever`))
      await refresh()
    },

    /** Copies a preview link to the clipboard if possible. */
    async share(page: PageItem) {
      const link = await act(() =>
        callApi<{ url: string; expiresAt: number }>('POST', `/pages/${page.id}/preview`),
      )
      if (!link) return undefined
      const isCopied = await navigator.clipboard?.writeText(link.value.url).then(
        () => true,
        () => false,
      )
      if (isCopied) notify('resources.pages.done.shared', { type: 'info' })
      return link.value
    },
  }
}
