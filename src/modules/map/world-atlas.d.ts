/** Type declarations for two packages. */
declare module 'world-atlas/countries-50m.json' {
  const topology: import('topojson-client').Topology
  export default topology
}

declare module 'topojson-client' {
  export interface Topology {
    objects: { land: TopologyObject; countries: TopologyObject }
  }
  export interface TopologyObject {
    type: string
  }
  export function feature(
    topology: Topology,
    object: TopologyObject,
  ): import('geojson').FeatureCollection<import('geojson').MultiPolygon | import('geojson').Polygon>
  /** Borders between shapes accepted by the filter, each once. */
  export function mesh(
    topology: Topology,
    object: TopologyObject,
    filter: (a: object, b: object) => boolean,
  ): import('geojson').MultiLineString
}
