import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh, type Topology } from 'topojson-client'
import { MAX_LATITUDE } from './mercator.ts'

/** The outline of the world (Natural Earth, 1:50 million): what the server draws and the script shows. */
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

/** On a globe a line goes on from 180° to -180°: on a plane it goes on to 181°, and does not turn back round the world. */
function unroll(line: Position[]): Position[] {
  let turns = 0
  let before: number | undefined
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined) turns -= Math.round((longitude - before) / 360)
    before = longitude
    return [longitude + 360 * turns, latitude]
  })
}

/** A ring that goes once round the world, Antarctica's, has the edge of the map as its other side. */
function closePole(ring: Position[]): Position[] {
  const [[start = 0] = [], [end = 0, latitude = 0] = []] = [ring[0], ring.at(-1)]
  if (Math.abs(end - start) < 180) return ring
  const edge = Math.sign(latitude) * MAX_LATITUDE
  return [...ring, [end, edge], [start, edge], ...ring.slice(0, 1)]
}
