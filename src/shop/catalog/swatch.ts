import type { Picture } from '../model/media.ts'

/** A library image or a color (`#rrggbb`). */
export interface Swatch {
  colour?: string
  image?: string
}

export type ShownSwatch = { colour: string } | { picture: Picture }
