import MenuItem from '@mui/material/MenuItem'
import type { Ref } from 'react'
import type { EditedPage } from '../api.ts'
import { toDocument } from '../document/convert.ts'
import { useModules } from '../modules.ts'
import { usePuck } from '../shell/use-puck.ts'
import { useTexts } from '../texts.ts'

interface LayoutPreviewProps {
  page: EditedPage
  onOpen(): void
  ref?: Ref<HTMLLIElement>
}

/**
 * BM-2: preview of a layout block in its own window, including unsaved changes. The content is
 * posted to it.
 */
export function LayoutPreview({ page, onOpen, ...item }: LayoutPreviewProps) {
  const texts = useTexts()
  const { modules } = useModules()
  const data = usePuck(puck => puck.appState.data)
  return (
    <MenuItem
      {...item}
      onClick={() => {
        onOpen()
        post(
          `/api/admin/pages/${encodeURIComponent(page.id)}/layout-preview`,
          JSON.stringify(toDocument(modules, data, page.document)),
        )
      }}
    >
      {texts('Preview')}
    </MenuItem>
  )
}

function post(action: string, content: string) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.target = '_blank'
  const field = document.createElement('textarea')
  field.name = 'document'
  field.value = content
  form.append(field)
  form.hidden = true
  document.body.append(form)
  form.submit()
  form.remove()
}
