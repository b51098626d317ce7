/** Cells with visitors' text break anywhere, so that long words do not widen the list. */
export const longText = () => ({ overflowWrap: 'anywhere' })
