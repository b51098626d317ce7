import type { ResolvedImage } from '#module-contract'

interface Scene {
  width: number
  height: number
  /** CSS color behind the translucent drawing, from the theme's colors. */
  ground: string
}

const tinted = (colour: string, percent: number) =>
  `color-mix(in oklab,var(--${colour}) ${percent}%,var(--tint))`

/** Bundled images by id: a still life, a landscape, a room, light on a wall, and a person. */
const scenes: Readonly<Record<string, Scene>> = {
  placeholder: { width: 1200, height: 1500, ground: tinted('accent', 16) },
  'placeholder-wide': { width: 1800, height: 1200, ground: tinted('secondary', 30) },
  'placeholder-square': { width: 1500, height: 1500, ground: tinted('secondary', 14) },
  'placeholder-plain': { width: 1200, height: 1500, ground: tinted('secondary', 12) },
  'placeholder-person': { width: 1200, height: 1500, ground: tinted('accent', 24) },
}

/** Light on a wall, without an object that could be taken for the product. */
export const PRODUCT_SCENE = 'placeholder-plain'

/** The scene of a media item; undefined for other images and if an owner replaced it. */
export function sceneOf(id: string, fileName: string): Scene | undefined {
  return fileName === `${id}.svg` ? scenes[id] : undefined
}

/** A scene as a module receives it, for examples. */
export function sceneImage(id: string): ResolvedImage {
  const { width, height, ground } = scenes[id] as Scene
  return { id, alt: '', width, height, colour: ground, widths: [] }
}
