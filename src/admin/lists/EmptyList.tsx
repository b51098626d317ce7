import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useResourceDefinition, useTranslate } from 'react-admin'
import { AddButton } from './AddButton.tsx'

/** What a list is for, in one sentence, and the one button that fills it. */
export function EmptyList({ text }: { text: string }) {
  const translate = useTranslate()
  const { hasCreate } = useResourceDefinition()
  return (
    <Box
      sx={{ display: 'grid', gap: 2, justifyItems: 'center', inlineSize: '100%', paddingBlock: 10 }}
    >
      <Typography color="textSecondary" sx={{ maxInlineSize: '36rem', textAlign: 'center' }}>
        {translate(text)}
      </Typography>
      {hasCreate && <AddButton />}
    </Box>
  )
}
