import { layers, namedFlavor } from '@protomaps/basemaps'
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import type { MapColors } from './colors.ts'

let protocol: Protocol | undefined

/** Labels use the site's font; other scripts use the system's. */
const FONT = 'Instrument Sans'
/** Attribution for OpenStreetMap data (ODbL 1.0, 4.3). */
const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'

/** Street map in one file, read in parts (PMTiles 3). Throws if the file is invalid. */
export async function streetStyle(
  url: string,
  colours: MapColors,
  locale: string,
): Promise<StyleSpecification> {
  const address = new URL(url, location.href).href
  const file = new PMTiles(address)
  const { tileType, minZoom, maxZoom } = await file.getHeader()
  if (tileType === TileType.Unknown || maxZoom < minZoom) throw new Error('This is not a map.')
  if (!protocol) {
    protocol = new Protocol()
    addProtocol('pmtiles', protocol.tile)
  }
  protocol.add(file)
  const source = { url: `pmtiles://${address}`, attribution: CREDIT }
  if (tileType !== TileType.Mvt) {
    return {
      version: 8,
      sources: { street: { type: 'raster', tileSize: 256, ...source } },
      layers: [
        { id: 'earth', type: 'background', paint: { 'background-color': colours.land } },
        { id: 'street', type: 'raster', source: 'street' },
      ],
    }
  }
  return {
    version: 8,
    sources: { street: { type: 'vector', ...source } },
    layers: layers('street', flavorOf(colours), {
      lang: new Intl.Locale(locale).language,
    }).map(withoutImages) as LayerSpecification[],
  }
}

/** Protomaps theme with the site's colors for areas. */
function flavorOf({ isDark, land, water, border, text }: MapColors) {
  return {
    ...namedFlavor(isDark ? 'dark' : 'light'),
    background: land,
    earth: land,
    water,
    boundaries: border,
    city_label: text,
    city_label_halo: land,
    regular: FONT,
    bold: FONT,
    italic: FONT,
  }
}

/** Icons would come from another server; their labels remain. */
function withoutImages<Layer extends { layout?: object | undefined }>(layer: Layer): Layer {
  if (!layer.layout || !('icon-image' in layer.layout)) return layer
  const { 'icon-image': _, ...layout } = layer.layout
  return { ...layer, layout }
}
