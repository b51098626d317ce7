/** The rhythm of every form: fields as wide as their form, the same distance between all of them. */
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
  // Alone on its line, what is written on a button begins where the fields begin.
  '& .ra-input + .MuiButton-text, & .whole > .MuiButton-text, & .RaSimpleFormIterator-add': {
    marginInlineStart: -1,
  },
  '& .RaArrayInput-root .RaArrayInput-root': { paddingInlineStart: 0 },
} as const
