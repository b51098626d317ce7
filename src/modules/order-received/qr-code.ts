import { encode } from 'uqr'

export interface QrCode {
  /** Modules per side, with the quiet zone. */
  size: number
  /** SVG path of the dark modules. */
  path: string
}

const QUIET_ZONE = 4

export function toQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const width = (end < 0 ? row.length : end) - x
      return `M${x} ${y}h${width}v1h-${width}z`
    }),
  )
  return { size, path: runs.join('') }
}
