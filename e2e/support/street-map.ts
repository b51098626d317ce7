import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { GeoJSON } from 'geojson'
import { zxyToTileId } from 'pmtiles'
import { feature, mesh, type Topology } from 'topojson-client'
import topology from 'world-atlas/countries-110m.json' with { type: 'json' }

const MAX_ZOOM = 2
const HEADER_BYTES = 127
const NO_COMPRESSION = 1
const MVT = 1

/** A fictitious town that identifies this map. */
export const TOWN = { name: 'Examplehaven', longitude: 16, latitude: 48 }

/**
 * A small single-file street map: PMTiles 3 with the layers of Protomaps' basemap, from Natural
 * Earth outlines. https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function makeStreetMap(): Buffer {
  const layers = Object.entries(layersOf(topology as unknown as Topology)).map(
    ([name, data]) => [name, new GeoJSONVT(data, { maxZoom: MAX_ZOOM })] as const,
  )
  const tiles: { id: number; bytes: Uint8Array }[] = []
  for (let z = 0; z <= MAX_ZOOM; z++) {
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) {
        const found = layers.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y)
          return tile ? [[name, tile] as const] : []
        })
        if (found.length === 0) continue
        const bytes = fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 })
        tiles.push({ id: zxyToTileId(z, x, y), bytes })
      }
    }
  }
  tiles.sort((a, b) => a.id - b.id)
  const directory = toDirectory(tiles)
  const metadata = Buffer.from(
    JSON.stringify({
      vector_layers: layers.map(([id]) => ({ id, fields: {}, minzoom: 0, maxzoom: MAX_ZOOM })),
    }),
  )
  const data = Buffer.concat(tiles.map(tile => tile.bytes))
  return Buffer.concat([
    toHeader(directory, metadata, data, tiles.length),
    directory,
    metadata,
    data,
  ])
}

function layersOf(world: Topology): Record<string, GeoJSON> {
  const { name, longitude, latitude } = TOWN
  const place = (properties: object, geometry: object) =>
    ({ type: 'Feature', properties, geometry }) as GeoJSON
  return {
    earth: feature(world, world.objects.land),
    boundaries: place(
      { kind: 'country', kind_detail: 2 },
      mesh(world, world.objects.countries, (a, b) => a !== b),
    ),
    places: place(
      { kind: 'locality', kind_detail: 'city', name, min_zoom: 1, population_rank: 12 },
      { type: 'Point', coordinates: [longitude, latitude] },
    ),
  }
}

/** An entry per tile: id deltas, run lengths, lengths, offsets (0 for contiguous). */
function toDirectory(tiles: readonly { id: number; bytes: Uint8Array }[]): Buffer {
  let last = 0
  const steps = tiles.map(({ id }) => {
    const step = id - last
    last = id
    return step
  })
  const lengths = tiles.map(tile => tile.bytes.length)
  const runs = tiles.map(() => 1)
  const offsets = tiles.map((_, index) => (index === 0 ? 1 : 0))
  const numbers = [tiles.length, ...steps, ...runs, ...lengths, ...offsets]
  return Buffer.from(numbers.flatMap(toVarint))
}

function toVarint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80)
  return [...bytes, rest]
}

function toHeader(directory: Buffer, metadata: Buffer, data: Buffer, count: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const metadataAt = HEADER_BYTES + directory.length
  const dataAt = metadataAt + metadata.length
  const numbers = [
    ...[HEADER_BYTES, directory.length],
    ...[metadataAt, metadata.length],
    ...[dataAt, 0],
    ...[dataAt, data.length],
    ...[count, count, count],
  ]
  for (const [index, value] of numbers.entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index)
  header.set([1, NO_COMPRESSION, NO_COMPRESSION, MVT, 0, MAX_ZOOM], 96)
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + 4 * index)
  header.writeUInt8(1, 118)
  header.writeInt32LE(TOWN.longitude * 1e7, 119)
  header.writeInt32LE(TOWN.latitude * 1e7, 123)
  return header
}
