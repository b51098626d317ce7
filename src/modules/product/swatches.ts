/** Colours that are chosen by name, as a dot beside the word. */
const SWATCHES: Record<string, string> = {
  ash: '#b9b1a3',
  black: '#1d1b19',
  blue: '#31566b',
  brown: '#6b4a35',
  celadon: '#8fae9f',
  cobalt: '#27406e',
  gray: '#8f8b85',
  green: '#5d7f5f',
  grey: '#8f8b85',
  iron: '#5a4a3f',
  oatmeal: '#d9cbb4',
  red: '#a6382c',
  sand: '#d8c3a0',
  slate: '#55606b',
  tenmoku: '#2b1a12',
  white: '#f4efe6',
  yellow: '#d8ab3d',
}

/** The colour that a value names: `Deep blue` is blue. */
export function swatchOf(value: string): string | undefined {
  const words = value.toLowerCase().split(/\W+/).reverse()
  return SWATCHES[words.find(word => word in SWATCHES) ?? '']
}
