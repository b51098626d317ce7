import { layers, namedFlavor } from '@protomaps/basemaps'
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import type { MapColours } from './colours.ts'

let protocol: Protocol | undefined

/** The site's own font draws the names; who needs other letters has them from the system. */
const FONT = 'Instrument Sans'
/** Protomaps maps are made from OpenStreetMap, which asks for this (ODbL 1.0, 4.3). */
const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'

/** A street map in one file, read in parts as they are seen (PMTiles 3). Throws where the file is none. */
export async function streetStyle(
  url: string,
  colours: MapColours,
  locale: string,
): Promise<StyleSpecification> {
  const address = new URL(url, location.href).href
  const file = new PMTiles(address)
  const { tileType, minZoom, maxZoom } = await file.getHeader()
  if (tileType === TileType.Unknown || maxZoom < minZoom) throw new Error('This is no map.')
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

/** The theme of Protomaps in the site's colours where they say more than streets do. */
function flavorOf({ isDark, land, water, border, text }: MapColours) {
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

/** Signs of shops and roads would come from another server; their names say it too. */
function withoutImages<Layer extends { layout?: object | undefined }>(layer: Layer): Layer {
  if (!layer.layout || !('icon-image' in layer.layout)) return layer
  const { 'icon-image': _, ...layout } = layer.layout
  return { ...layer, layout }
}
