import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PageRevision } from '#pages/schema'
import { When } from '../../lists/dates.tsx'

/** Rendered width in pixels, scaled to fit. */
const PAGE_WIDTH = 1200
const HEIGHT = 'max(420px, calc(100vh - 320px))'

interface ComparedProps {
  pageId: string
  before: PageRevision
  after: PageRevision
  mode: 'sides' | 'slider'
}

/** Two rendered states side by side or overlaid, with synchronized scrolling. */
export function ComparedPages({ pageId, before, after, mode }: ComparedProps) {
  const translate = useTranslate()
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const [cut, setCut] = useState(50)
  const sides = [before, after] as const
  const name = (side: number) =>
    translate(`resources.pages.compare.${side === 0 ? 'before' : 'after'}`)

  function follow(from: number) {
    const source = frames.current[from]?.contentWindow
    const other = frames.current[1 - from]?.contentWindow
    source?.addEventListener('scroll', () => {
      if (other && Math.abs(other.scrollY - source.scrollY) > 1) other.scrollTo(0, source.scrollY)
    })
  }

  const frame = (side: 0 | 1) => (
    <ScaledFrame
      key={sides[side].id}
      ref={element => {
        frames.current[side] = element
      }}
      src={`/api/admin/pages/${pageId}/revisions/${sides[side].id}/view`}
      title={name(side)}
      onLoad={() => follow(side)}
    />
  )
  const caption = (side: 0 | 1) => (
    <Typography variant="body2" color="textSecondary">
      {name(side)} · <When at={sides[side].createdAt} />
    </Typography>
  )

  if (mode === 'sides') {
    return (
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {([0, 1] as const).map(side => (
          <Stack key={side} sx={{ gap: 0.5, minInlineSize: 0 }}>
            {caption(side)}
            {frame(side)}
          </Stack>
        ))}
      </Box>
    )
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        {caption(0)}
        {caption(1)}
      </Stack>
      <Slider
        value={cut}
        onChange={(_event, value) => setCut(value as number)}
        aria-label={translate('resources.pages.compare.cut')}
      />
      <Box sx={{ position: 'relative' }}>
        {frame(1)}
        <Box sx={{ position: 'absolute', inset: 0, clipPath: `inset(0 ${100 - cut}% 0 0)` }}>
          {frame(0)}
        </Box>
        <Box
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: `${cut}%`,
            inlineSize: '2px',
            backgroundColor: 'primary.main',
            pointerEvents: 'none',
          }}
        />
      </Box>
    </Stack>
  )
}

/** A page at desktop width, scaled to fit. */
function ScaledFrame(props: {
  src: string
  title: string
  onLoad(): void
  ref(element: HTMLIFrameElement | null): void
}) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(PAGE_WIDTH)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, width / PAGE_WIDTH) || 1
  const { ref, ...rest } = props
  return (
    <Box
      ref={box}
      sx={{
        position: 'relative',
        blockSize: HEIGHT,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: '#fff',
        backgroundClip: 'padding-box',
      }}
    >
      <iframe
        {...rest}
        ref={ref}
        style={{
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 0,
          border: 0,
          inlineSize: scale < 1 ? PAGE_WIDTH : '100%',
          blockSize: `${100 / scale}%`,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  )
}
