/** Of a cell: what visitors wrote breaks anywhere, so that no word of theirs widens the list. */
export const longText = () => ({ overflowWrap: 'anywhere' })
