/** Colors of a map. */
export interface MapColors {
  water: string
  land: string
  border: string
  text: string
  accent: string
  isDark: boolean
}

/** Reads computed colors from styled elements and converts them for map styles. */
export function readColors(stage: HTMLElement): MapColors {
  const frame = stage.parentElement ?? stage
  const fill = (name: string) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${name})`
    frame.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return toRgb(color)
  }
  const land = fill('--map-land')
  return {
    water: toHex(fill('--map-water')),
    land: toHex(land),
    border: toHex(fill('--map-border')),
    text: toHex(fill('--text')),
    accent: toHex(fill('--accent')),
    isDark: luminance(land) < 0.5,
  }
}

type Rgb = [red: number, green: number, blue: number]

/** Converts any CSS color with a canvas. */
function toRgb(colour: string): Rgb {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return [128, 128, 128]
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const toHex = (rgb: Rgb) => `#${rgb.map(part => part.toString(16).padStart(2, '0')).join('')}`

/** Perceived brightness from 0 to 1 (Rec. 601). */
function luminance([red, green, blue]: Rgb): number {
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
