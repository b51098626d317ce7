/** Rows on a phone: first cell on top, others below in a wrapping line. */
const stacked = {
  '& table, & thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'flex',
    flexFlow: 'row wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.25,
    position: 'relative',
    paddingBlock: 1,
    paddingInline: 2,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  '& tbody tr:last-of-type': { borderBlockEnd: 0 },
  '& tr:has(> .MuiTableCell-paddingCheckbox)': { paddingInlineStart: 6 },
  '& tr > .MuiTableCell-root': {
    display: 'block',
    padding: 0,
    border: 0,
    inlineSize: 'auto',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    '&:empty': { display: 'none' },
  },
  '& tr > .MuiTableCell-paddingCheckbox': {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 6,
  },
  '& tbody tr > .MuiTableCell-paddingCheckbox + td, & tbody tr > td:first-of-type:not(.MuiTableCell-paddingCheckbox)':
    { flex: '1 1 100%', minInlineSize: 0 },
  '& tbody tr > td:last-child:not(:first-of-type)': { marginInlineStart: 'auto' },
} as const

export const stackedNarrow = { '@media (width < 600px)': stacked } as const

/** Hides a cell where the unstacked table has no room. */
export const hiddenNarrow = { display: { xs: 'none', md: 'table-cell' } } as const

export const tableFrame = {
  // Opaque background for bulk actions: text on a tint lacks contrast.
  '& .RaBulkActionsToolbar-toolbar.MuiToolbar-root': {
    color: 'text.primary',
    backgroundColor: 'background.paper',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  ...stackedNarrow,
} as const
