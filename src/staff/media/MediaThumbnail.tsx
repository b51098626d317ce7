import AudioFile from '@mui/icons-material/AudioFileOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Movie from '@mui/icons-material/MovieOutlined'
import Box from '@mui/material/Box'
import type { MediaItem } from '#pages/schema'
import { thumbnailOf } from './media-calls.ts'

const icons = { video: Movie, audio: AudioFile, file: Description, image: Description, svg: Movie }

/** What an entry looks like, whole and undistorted; the text beside it names it. */
export function MediaThumbnail({ item, width = 320 }: { item: MediaItem; width?: number }) {
  const src = thumbnailOf(item, width)
  const Icon = icons[item.kind]
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '1',
        overflow: 'hidden',
        borderRadius: 1,
        backgroundColor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {src ? (
        <Box
          component="img"
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          sx={{
            inlineSize: '100%',
            blockSize: '100%',
            objectFit: item.kind === 'svg' ? 'contain' : 'cover',
            objectPosition: item.focus ? `${item.focus.x}% ${item.focus.y}%` : undefined,
            // Dragging a tile must not drag its picture out as a file.
            pointerEvents: 'none',
          }}
        />
      ) : (
        <Icon fontSize="large" />
      )}
    </Box>
  )
}
