import { type ReactNode, useState } from 'react'
import type { MediaItem, MediaKind } from '#pages/schema'
import { MediaDialog } from './MediaDialog.tsx'

const PICTURES: readonly MediaKind[] = ['image', 'svg']

interface Request {
  kinds: readonly MediaKind[]
  mime?: string | undefined
  value?: string | null
  resolve(item: MediaItem | undefined): void
}

/**
 * Opens the library from a custom button: `choose` resolves with the chosen entry or undefined.
 * Render `dialog` somewhere.
 */
export function useMediaPicker(): {
  choose(options?: {
    kinds?: readonly MediaKind[]
    mime?: string | undefined
    value?: string | null
  }): Promise<MediaItem | undefined>
  dialog: ReactNode
} {
  const [request, setRequest] = useState<Request>()
  const close = (item?: MediaItem) => {
    request?.resolve(item)
    setRequest(undefined)
  }
  return {
    choose: ({ kinds = PICTURES, mime, value = null } = {}) =>
      new Promise(resolve => setRequest({ kinds, mime, value, resolve })),
    dialog: request && (
      <MediaDialog
        kinds={request.kinds}
        mime={request.mime}
        value={request.value ?? null}
        onChoose={close}
        onClose={() => close()}
      />
    ),
  }
}
