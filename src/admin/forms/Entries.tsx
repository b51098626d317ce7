import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { SimpleFormIterator, useSimpleFormIterator, useTranslate } from 'react-admin'

interface EntriesProps {
  children: ReactNode
  /** Grid columns of the fields; without it, one field per line. */
  columns?: string
}

/** Layout of list entries in a form: fields in columns, or one card per entry. */
export function Entries({ children, columns }: EntriesProps) {
  return (
    <SimpleFormIterator
      fullWidth
      inline={columns !== undefined}
      disableClear
      addButton={<AddEntry />}
      sx={columns ? { ...frame, ...inColumns(columns) } : { ...frame, ...asCards }}
    >
      {children}
    </SimpleFormIterator>
  )
}

function AddEntry() {
  const translate = useTranslate()
  const { add } = useSimpleFormIterator()
  return (
    <Button startIcon={<Add />} onClick={() => add()}>
      {translate('ra.action.add')}
    </Button>
  )
}

const frame = {
  inlineSize: '100%',
  // Always visible, because hover-only actions are not reachable by keyboard.
  '& .RaSimpleFormIterator-action': { visibility: 'visible', flex: 'none', marginBlockStart: 0 },
  '& .RaSimpleFormIterator-action .MuiIconButton-root:not(.Mui-disabled)': {
    color: 'text.secondary',
  },
} as const

const inColumns = (columns: string) => ({
  '& > ul > li': { alignItems: 'center', gap: 1, paddingBlock: 1.25 },
  '& > ul > li > .RaSimpleFormIterator-form': {
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: { xs: '1fr', sm: columns },
    gap: 1.5,
    '& .MuiFormControl-root': { minInlineSize: 0 },
    '& .MuiFormControlLabel-label': { whiteSpace: 'nowrap' },
  },
})

const asCards = {
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    marginBlockEnd: 1,
  },
  '& > ul > li.RaSimpleFormIterator-line': {
    display: 'block',
    position: 'relative',
    padding: 2,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& > ul > li > .RaSimpleFormIterator-form': { gap: 2 },
  // Leave room for the entry's buttons.
  '& > ul > li > .RaSimpleFormIterator-form > .MuiFormControl-root:first-child': {
    inlineSize: 'calc(100% - 120px)',
  },
  '& > ul > li > .RaSimpleFormIterator-action': {
    position: 'absolute',
    insetBlockStart: 20,
    insetInlineEnd: 12,
  },
} as const
