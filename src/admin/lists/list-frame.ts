/** Search, filters and buttons in one line above the table, with room below: nothing lies on its head. */
export const listFrame = {
  '& .RaList-actions': { alignItems: 'center', paddingBlock: 1.5 },
  '& .RaFilterForm-root, & form.RaFilterForm-filterFormInput, & .RaList-actions form': {
    alignItems: 'center',
    gap: 1,
    padding: 0,
    minHeight: 0,
  },
  '& .RaList-actions form .MuiFormControl-root': { marginBlock: 0 },
  '& .RaList-actions form .MuiFormHelperText-root': { display: 'none' },
  '& .RaTopToolbar-root': { padding: 0, minHeight: 0 },
  // The bar of bulk acts lies over the table's head while nothing is selected, and over the buttons while something is.
  '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
  '&:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)) .RaList-actions': {
    visibility: 'hidden',
  },
} as const
