import Box from '@mui/material/Box'
import { isVariants, type VariableValue } from '#module-contract'
import { MediaThumbnail } from '../media/MediaThumbnail.tsx'
import { useMediaItem } from '../media/use-media-item.ts'

/** Preview of a variable. */
export function VariableSample({ value }: { value: VariableValue }) {
  if (value.kind === 'image') return <Thumbnail media={value.image.media} />
  return (
    <Box
      component="span"
      className="variable-sample"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minInlineSize: 0 }}
    >
      {value.kind === 'colour' &&
        [value.light, ...(value.dark ? [value.dark] : [])].map(colour => (
          <Box
            component="span"
            key={colour}
            sx={{
              inlineSize: 20,
              blockSize: 20,
              flex: 'none',
              border: 1,
              borderColor: 'divider',
              borderRadius: '50%',
              backgroundColor: colour.startsWith('#') ? colour : 'transparent',
            }}
          />
        ))}
      <Box
        component="span"
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
        }}
      >
        {describeVariable(value)}
      </Box>
    </Box>
  )
}

/** A small library image with its file name. */
function Thumbnail({ media }: { media: string }) {
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

/** Value of a variable as one line; pages and images are only named by kind. */
function describeVariable(value: VariableValue): string {
  switch (value.kind) {
    case 'colour':
      return value.dark ? `${value.light} / ${value.dark}` : value.light
    case 'number': {
      const { value: amount, unit } = value
      const all = isVariants(amount) ? Object.values(amount) : [amount]
      return all.map(one => `${one}${unit}`).join(' / ')
    }
    case 'text':
      return value.text
    case 'link':
      return 'url' in value.link ? value.link.url : ''
    default:
      return ''
  }
}
