import type { StyleSpecification } from 'maplibre-gl'
import outlineUrl from 'world-atlas/countries-50m.json?url'
import { toWorld, type World } from '../world.ts'
import type { MapColors } from './colors.ts'

let known: Promise<World> | undefined

/** After a failure, the next map tries again. */
async function readWorld(): Promise<World> {
  try {
    const answer = await fetch(outlineUrl)
    if (!answer.ok) throw new Error(`Loading the world outline failed: ${answer.status}.`)
    return toWorld(await answer.json())
  } catch (error) {
    known = undefined
    throw error
  }
}

/** Outline of the world in the site's colors, served by this site. */
export async function outlineStyle(colours: MapColors): Promise<StyleSpecification> {
  known ??= readWorld()
  const { land, borders } = await known
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land, tolerance: 0.2 },
      borders: { type: 'geojson', data: borders, tolerance: 0.2 },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colours.border, 'line-width': 1 },
      },
    ],
  }
}
