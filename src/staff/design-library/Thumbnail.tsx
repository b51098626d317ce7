import Box from '@mui/material/Box'
import { MediaThumbnail } from '../media/MediaThumbnail.tsx'
import { useMediaItem } from '../media/use-media-item.ts'

/** A small library image with its file name. */
export function Thumbnail({ media }: { media: string }) {
  const item = useMediaItem(media)
  if (!item) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ inlineSize: 28 }}>
        <MediaThumbnail item={item} width={160} />
      </Box>
      {item.fileName}
    </Box>
  )
}
