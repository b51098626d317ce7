import { type ReactNode, useState } from 'react'
import type { MediaItem, MediaKind } from '#pages/schema'
import { MediaDialog } from './MediaDialog.tsx'

const PICTURES: readonly MediaKind[] = ['image', 'svg']

interface Request {
  kinds: readonly MediaKind[]
  mime?: string | undefined
  value?: string | null
  multiple?: boolean
  resolve(items: MediaItem[]): void
}

/**
 * Opens the library from a custom button: `choose` resolves with the chosen entry or undefined,
 * `chooseMany` with all chosen ones in order. Render `dialog` somewhere.
 */
export function useMediaPicker(): {
  choose(options?: {
    kinds?: readonly MediaKind[]
    mime?: string | undefined
    value?: string | null
  }): Promise<MediaItem | undefined>
  chooseMany(options?: { kinds?: readonly MediaKind[] }): Promise<MediaItem[]>
  dialog: ReactNode
} {
  const [request, setRequest] = useState<Request>()
  const close = (items: MediaItem[]) => {
    request?.resolve(items)
    setRequest(undefined)
  }
  return {
    choose: ({ kinds = PICTURES, mime, value = null } = {}) =>
      new Promise(resolve =>
        setRequest({ kinds, mime, value, resolve: ([item]) => resolve(item) }),
      ),
    chooseMany: ({ kinds = PICTURES } = {}) =>
      new Promise(resolve => setRequest({ kinds, multiple: true, resolve })),
    dialog: request && (
      <MediaDialog
        kinds={request.kinds}
        mime={request.mime}
        value={request.value ?? null}
        multiple={request.multiple ?? false}
        onChoose={close}
        onClose={() => close([])}
      />
    ),
  }
}
