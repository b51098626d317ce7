import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'
import type { TemplateItem } from './template-item.ts'

/** Actions of a template, based on page actions. */
export function useTemplateActions() {
  const act = useAction()
  const notify = useNotify()
  const translate = useTranslate()
  const refresh = useRefresh()
  const offerUndo = useUndoNotice()

  const post = async (template: TemplateItem, verb: string, done: string) => {
    const answer = await act(() => callApi('POST', `/pages/${template.id}/${verb}`, { body: {} }))
    refresh()
    if (!answer) return
    notify(`resources.pages.done.${done}`, {
      type: 'info',
      messageArgs: { title: template.name },
    })
  }

  return {
    publish: (template: TemplateItem) => post(template, 'publish', 'published'),
    unpublish: (template: TemplateItem) => post(template, 'unpublish', 'unpublished'),
    duplicate: (template: TemplateItem) => post(template, 'duplicate', 'duplicated'),
    async trash(template: TemplateItem) {
      const gone = await act(() => callApi('DELETE', `/pages/${template.id}`))
      refresh()
      if (!gone) return
      offerUndo(translate('resources.pages.done.trashed', { title: template.name }), async () => {
        await act(() => callApi('POST', `/pages/${template.id}/restore`))
        refresh()
      })
    },
  }
}
