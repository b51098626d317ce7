import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'

/** A screen with a message and links. */
export function PlainPage({
  title,
  text,
  children,
  ...rest
}: {
  title: string
  text: string
  children: ReactNode
  role?: 'alert'
}) {
  return (
    <Box {...rest} sx={{ maxInlineSize: '36rem', paddingBlock: 8, marginInline: 'auto' }}>
      <Title title={title} />
      <Typography variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  )
}
