/** Result of pressing an item's title. Returns the same set if nothing changes (AC-1). */
export function pressItem(
  open: ReadonlySet<number>,
  index: number,
  options: { closable: boolean; several: boolean },
): ReadonlySet<number> {
  if (!open.has(index)) return options.several ? new Set([...open, index]) : new Set([index])
  if (!canClose(open, options)) return open
  return new Set([...open].filter(other => other !== index))
}

/** One item stays open, unless all may be closed. */
export function canClose(open: ReadonlySet<number>, options: { closable: boolean }): boolean {
  return options.closable || open.size > 1
}
