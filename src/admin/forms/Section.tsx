import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'

/** A group of fields with a title of the resource (`sections.…`), in columns if there is room. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (
    <Box
      component="section"
      data-section={title}
      sx={{ inlineSize: '100%', '& + section': { marginBlockStart: 1.5 } }}
    >
      <Typography variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {translate(`resources.${resource}.sections.${title}`)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          columnGap: 2,
          rowGap: 2.5,
          alignItems: 'start',
          '& .whole': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
