import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh, type Topology } from 'topojson-client'

/** The outline of the world (Natural Earth, 1:50 million): what the server draws and the script shows. */
export interface World {
  land: FeatureCollection<MultiPolygon | Polygon>
  borders: MultiLineString
}

export function toWorld(topology: Topology): World {
  return {
    land: feature(topology, topology.objects.land),
    borders: mesh(topology, topology.objects.countries, (a, b) => a !== b),
  }
}
