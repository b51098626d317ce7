import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

/** What a list is for, in one sentence, and the buttons that fill it. */
export function EmptyList({ text, children }: { text: string; children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      sx={{ display: 'grid', gap: 2, justifyItems: 'center', inlineSize: '100%', paddingBlock: 10 }}
    >
      <Typography color="textSecondary" sx={{ maxInlineSize: '36rem', textAlign: 'center' }}>
        {translate(text)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {children}
      </Box>
    </Box>
  )
}
