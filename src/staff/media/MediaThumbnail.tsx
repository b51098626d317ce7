import AudioFile from '@mui/icons-material/AudioFileOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Movie from '@mui/icons-material/MovieOutlined'
import Box, { type BoxProps } from '@mui/material/Box'
import { writeClock } from '#media-player/schema'
import type { MediaItem } from '#pages/schema'
import { useStaffTexts } from '../texts.tsx'
import { thumbnailOf } from './media-calls.ts'

const icons = { video: Movie, audio: AudioFile, file: Description, image: Description, svg: Movie }

/** Preview of an entry without cropping; named by adjacent text. */
export function MediaThumbnail({ item, width = 320 }: { item: MediaItem; width?: number }) {
  const t = useStaffTexts()
  const src = thumbnailOf(item, width)
  const Icon = icons[item.kind]
  const isPreparing = item.preparation === 'waiting'
  return (
    <Box
      sx={{
        position: 'relative',
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
            // Do not drag the image out of the tile as a file.
            pointerEvents: 'none',
          }}
        />
      ) : (
        <Icon fontSize="large" />
      )}
      {item.durationMs !== null && (
        <Badge sx={{ insetInlineEnd: 4 }}>{writeClock(item.durationMs / 1000)}</Badge>
      )}
      {isPreparing && <Badge sx={{ insetInlineStart: 4 }}>{t('media.preparing')}</Badge>}
    </Box>
  )
}

/** Facts about a video on top of its image. */
const Badge = ({ sx, children }: BoxProps<'span'>) => (
  <Box
    component="span"
    sx={[
      {
        position: 'absolute',
        insetBlockEnd: 4,
        paddingInline: 0.5,
        borderRadius: 0.5,
        backgroundColor: 'rgb(0 0 0 / 75%)',
        color: '#fff',
        fontSize: '0.75rem',
        lineHeight: 1.5,
      },
      ...[sx ?? []].flat(),
    ]}
  >
    {children}
  </Box>
)
