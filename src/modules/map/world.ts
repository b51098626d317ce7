import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh, type Topology } from 'topojson-client'
import { MAX_LATITUDE } from './mercator.ts'

/** Outline of the world (Natural Earth, 1:50 million) for server and script. */
export interface World {
  land: FeatureCollection<MultiPolygon>
  borders: MultiLineString
}

export function toWorld(topology: Topology): World {
  const land: FeatureCollection<MultiPolygon | Polygon> = feature(topology, topology.objects.land)
  const borders = mesh(topology, topology.objects.countries, (a, b) => a !== b)
  return {
    land: {
      type: 'FeatureCollection',
      features: land.features.map(one => {
        const { geometry } = one
        const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
        const coordinates = polygons.map(rings => rings.map(ring => closePole(unroll(ring))))
        return { ...one, geometry: { type: 'MultiPolygon', coordinates } }
      }),
    },
    borders: { ...borders, coordinates: borders.coordinates.map(unroll) },
  }
}

/** Continues lines beyond 180°, so that they do not cross the whole map. */
function unroll(line: Position[]): Position[] {
  let turns = 0
  let before: number | undefined
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined) turns -= Math.round((longitude - before) / 360)
    before = longitude
    return [longitude + 360 * turns, latitude]
  })
}

/** Closes Antarctica's ring along the edge of the map. */
function closePole(ring: Position[]): Position[] {
  const [[start = 0] = [], [end = 0, latitude = 0] = []] = [ring[0], ring.at(-1)]
  if (Math.abs(end - start) < 180) return ring
  const edge = Math.sign(latitude) * MAX_LATITUDE
  return [...ring, [end, edge], [start, edge], ...ring.slice(0, 1)]
}
