import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import type { ComponentType, ReactNode } from 'react'

interface EntryRowProps {
  name: string
  sample?: ReactNode
  note?: string | undefined
  actions: { label: string; Icon: ComponentType<{ fontSize: 'small' }>; act(): void }[]
}

/** A variable or a preset in its list: name, what it looks like, and what can be done with it. */
export function EntryRow({ name, sample, note, actions }: EntryRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minBlockSize: 44,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ flex: '1 1 8rem', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {sample && (
        <Box component="span" sx={{ flex: '1 1 8rem', minInlineSize: 0, overflow: 'hidden' }}>
          {sample}
        </Box>
      )}
      {note && <Chip size="small" label={note} />}
      <Box component="span" sx={{ display: 'inline-flex' }}>
        {actions.map(({ label, Icon, act }) => (
          <IconButton key={label} size="small" aria-label={label} title={label} onClick={act}>
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  )
}
