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

/** A variable or preset in a list: name, preview and actions. */
export function EntryRow({ name, sample, note, actions }: EntryRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minBlockSize: 44,
        paddingBlock: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="span"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px', flex: 1, minInlineSize: 0 }}
      >
        <Box component="span" sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {sample && (
          <Box component="span" sx={{ flex: '1 1 10rem', minInlineSize: 0, overflow: 'hidden' }}>
            {sample}
          </Box>
        )}
      </Box>
      {note && <Chip size="small" label={note} />}
      <Box component="span" sx={{ display: 'inline-flex', flex: 'none' }}>
        {actions.map(({ label, Icon, act }) => (
          <IconButton key={label} size="small" aria-label={label} title={label} onClick={act}>
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  )
}
