/** Steps of the space scale as they are shown, with their pixels at the usual size of text; see `tokens.css`. */
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

/** `space-4` → `L (16px)`; other lengths as they are. `none` is the word for no space. */
export function toSize(stored: string, none: string): string {
  const step = /^space-(\d+)$/.exec(stored)?.[1]
  const [name, pixels] = SIZES[Number(step ?? -1)] ?? []
  if (name === undefined) return stored
  return name ? `${name} (${pixels}px)` : none
}

/** What was typed as it is stored: `L`, `l (16px)` → `space-4`; a bare number is pixels. */
export function toStored(text: string, none: string): string {
  const name = text.replace(/\s*\([^)]*\)$/, '').toLowerCase()
  if (name === none.toLowerCase()) return 'space-0'
  const step = SIZES.findIndex(([size]) => size !== '' && size.toLowerCase() === name)
  if (step >= 0) return `space-${step}`
  return /^-?\d+(\.\d+)?$/.test(text) && text !== '0' ? `${text}px` : text
}
