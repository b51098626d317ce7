/** Toolbar layout: search, filters and buttons above the table. */
export const listFrame = {
  '& .RaList-main': { minInlineSize: 0 },
  '& .RaList-actions': {
    display: 'flex',
    flexFlow: 'row wrap',
    alignItems: 'center',
    gap: 1.5,
    paddingBlock: 2,
    background: 'none',
  },
  // Remove the library's spacers; spacing is done by gap.
  '& .RaList-actions > span:empty, & .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': {
    display: 'none',
  },
  '& .RaList-actions form': {
    flex: '1 1 0',
    minInlineSize: { xs: '100%', sm: 0 },
    alignItems: 'center',
    gap: 1.5,
    padding: 0,
    minHeight: 0,
  },
  '& .RaList-actions form .MuiFormControl-root': {
    marginBlock: 0,
    inlineSize: '100%',
    minInlineSize: 0,
  },
  '& .RaList-actions form .filter-field': {
    flex: { xs: '1 1 45%', sm: '0 0 9.5rem' },
    minInlineSize: 0,
    alignItems: 'center',
  },
  '& .RaList-actions form .filter-field:first-of-type': {
    flex: { xs: '1 1 100%', sm: '1 1 9rem' },
    maxInlineSize: { sm: '18rem' },
  },
  '& .RaFilterFormInput-hideButton': { marginBlock: 0 },
  '& .RaList-actions .MuiInputBase-root': { minInlineSize: 0 },
  '& .RaList-actions > .MuiToolbar-root': {
    flex: 'none',
    gap: 1,
    padding: 0,
    minHeight: 0,
    background: 'none',
  },
  // Bulk actions get their own row, so that search and filters stay usable. Doubled class to
  // override the library's specificity.
  '&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    blockSize: 'auto',
    minBlockSize: 48,
  },
  '&& .RaBulkActionsToolbar-collapsed': { display: 'none' },
} as const
