/** Steps of the spacing scale with their size in pixels at the default text size; see `tokens.css`. */
const SIZES: readonly [name: string, pixels: number][] = [
  ['', 0],
  ['XS', 4],
  ['S', 8],
  ['M', 12],
  ['L', 16],
  ['XL', 24],
  ['2XL', 32],
  ['3XL', 48],
  ['4XL', 64],
  ['5XL', 96],
  ['6XL', 128],
]

/** `space-4` → `L (16px)`. Other lengths are unchanged. `none` is the label for no space. */
export function toSize(stored: string, none: string): string {
  const step = /^space-(\d+)$/.exec(stored)?.[1]
  const [name, pixels] = SIZES[Number(step ?? -1)] ?? []
  if (name === undefined) return stored
  return name ? `${name} (${pixels}px)` : none
}

/**
 * Converts typed text to the stored value: `L` and `l (16px)` become `space-4`, and numbers without
 * a unit become pixels.
 */
export function toStored(text: string, none: string): string {
  const name = text.replace(/\s*\([^)]*\)$/, '').toLowerCase()
  if (name === none.toLowerCase()) return 'space-0'
  const step = SIZES.findIndex(([size]) => size !== '' && size.toLowerCase() === name)
  if (step >= 0) return `space-${step}`
  return /^-?\d+(\.\d+)?$/.test(text) && text !== '0' ? `${text}px` : text
}
