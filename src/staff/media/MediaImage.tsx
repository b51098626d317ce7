import ImageOutlined from '@mui/icons-material/ImageOutlined'
import Box, { type BoxProps } from '@mui/material/Box'
import { useState } from 'react'
import { thumbnailOf } from './media-calls.ts'
import { useMediaItem } from './use-media-item.ts'

interface MediaImageProps extends Omit<BoxProps<'img'>, 'id' | 'alt' | 'src'> {
  /** Media id; reserves the space if missing. */
  id: string | null | undefined
  /** Side length in pixels. */
  size: number
  /** Empty if the adjacent text names it. */
  alt?: string
}

/** A small square image of the library, with a neutral placeholder. */
export function MediaImage({ id, size, alt = '', sx, ...rest }: MediaImageProps) {
  const item = useMediaItem(id ?? null)
  const [broken, setBroken] = useState<string>()
  const src = item ? thumbnailOf(item, size * 2) : undefined
  const square = {
    inlineSize: size,
    blockSize: size,
    flex: 'none',
    backgroundColor: 'action.hover',
    color: 'text.secondary',
  } as const
  if (!src || src === broken) {
    const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
    return (
      <Box
        component="span"
        {...name}
        {...(rest as object)}
        sx={[square, { display: 'grid', placeItems: 'center' }, ...[sx ?? []].flat()]}
      >
        {id && item !== undefined && <ImageOutlined fontSize="small" />}
      </Box>
    )
  }
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...rest}
      onError={() => setBroken(src)}
      sx={[
        square,
        {
          display: 'block',
          objectFit: item?.kind === 'svg' ? 'contain' : 'cover',
          objectPosition: item?.focus ? `${item.focus.x}% ${item.focus.y}%` : undefined,
        },
        ...[sx ?? []].flat(),
      ]}
    />
  )
}
