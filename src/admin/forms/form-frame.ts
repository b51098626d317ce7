/** Layout of all forms: full-width fields with equal spacing. */
export const formFrame = {
  '& .MuiCardContent-root > .MuiStack-root, & .MuiCardContent-root > span > .MuiStack-root, &.MuiCardContent-root > .MuiStack-root':
    { gap: 2.5 },
  '& .ra-input': { inlineSize: '100%' },
  '& .RaArrayInput-root > .RaArrayInput-label': {
    position: 'static',
    transform: 'none',
    maxInlineSize: 'none',
    marginBlockEnd: 1,
    color: 'text.primary',
    fontSize: '1rem',
    fontWeight: 600,
  },
  // Align text buttons with the fields.
  '& .ra-input + .MuiButton-text, & .whole > .MuiButton-text, & .RaSimpleFormIterator-add': {
    marginInlineStart: -1,
  },
  '& .RaArrayInput-root .RaArrayInput-root': { paddingInlineStart: 0 },
} as const
