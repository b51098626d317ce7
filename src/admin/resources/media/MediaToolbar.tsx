import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { MEDIA_KINDS, type MediaKind } from '#pages/schema'
import { UploadButton } from '#staff/client'

interface MediaToolbarProps {
  q: string
  onSearch(q: string): void
  kind: MediaKind | 'all'
  onKind(kind: MediaKind | 'all'): void
  /** Undefined without permission to upload. */
  onFiles?: ((files: File[]) => void) | undefined
}

export function MediaToolbar({ q, onSearch, kind, onKind, onFiles }: MediaToolbarProps) {
  const translate = useTranslate()
  return (
    <>
      <TextField
        type="search"
        name="q"
        label={translate('media.search')}
        value={q}
        onChange={event => onSearch(event.target.value)}
        sx={{ flexGrow: 1, maxInlineSize: '24rem' }}
      />
      <TextField
        select
        label={translate('media.kind')}
        value={kind}
        onChange={event => onKind(event.target.value as MediaKind | 'all')}
        sx={{ minInlineSize: '10rem' }}
      >
        {(['all', ...MEDIA_KINDS] as const).map(one => (
          <MenuItem key={one} value={one}>
            {translate(`media.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {onFiles && (
        <UploadButton variant="contained" onFiles={onFiles}>
          {translate('media.upload')}
        </UploadButton>
      )}
    </>
  )
}
