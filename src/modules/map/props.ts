import {
  fields,
  link,
  list,
  mediaFile,
  number,
  responsive,
  richText,
  select,
  text,
  toggle,
} from '#module-contract'
import { headingLevel } from '#ui'

const coordinates = {
  help: 'Latitude and longitude, as maps show them: 48.2082, 16.3738',
  placeholder: '48.2082, 16.3738',
  maxLength: 80,
  live: true,
} as const

const Place = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 200 }),
  coordinates: text({ label: 'Coordinates', ...coordinates }),
  address: text({ label: 'Address', multiline: true, maxLength: 300, live: true }),
  body: richText({ label: 'Text' }),
  button: text({ label: 'Button', maxLength: 80 }),
  link: link({ label: 'Button link', group: 'behaviour' }),
})

export const Props = fields({
  places: list({ label: 'Places', of: Place, itemLabel: 'title', max: 1000 }),
  name: text({
    label: 'Name of the map',
    help: 'Says to screen readers what the map shows.',
    group: 'behaviour',
    maxLength: 200,
    live: true,
  }),
  level: headingLevel({ default: 'h3' }),
  basemap: select({
    label: 'Map',
    help: 'The built-in map shows outlines of countries; for one address or town it is a decorative sketch, not the real streets. It and your own street map load nothing from other servers. Other maps load when a visitor agrees.',
    options: {
      outline: 'Built-in map',
      street: 'Street map from the media library',
      style: 'Map style at an address',
      google: 'Google Maps',
    },
    default: 'outline',
  }),
  street: mediaFile({
    label: 'Street map (PMTiles)',
    kinds: ['file'],
    mime: 'application/vnd.pmtiles',
  }),
  styleUrl: text({
    label: 'Address of a map style',
    help: 'A style for MapLibre, with its key if it needs one.',
    placeholder: 'https://…',
    maxLength: 500,
    live: true,
  }),
  styleOrigins: text({
    label: 'Other servers of the style',
    help: 'Hosts that serve the map tiles, if different from the style’s host. Separate several by spaces.',
    placeholder: 'https://tiles.example.com',
    maxLength: 500,
    live: true,
  }),
  googleKey: text({
    label: 'Google Maps key',
    help: 'Restrict it to this site: everybody can read it.',
    maxLength: 100,
    live: true,
  }),
  centre: text({
    label: 'Middle of the map',
    ...coordinates,
    help: 'Coordinates. Leave empty to show all places.',
  }),
  zoom: number({
    label: 'Zoom',
    help: 'Maximum zoom: 1 = world, 10 = town, 18 = street. The built-in map shows outlines up to 8, a sketch above.',
    min: 0,
    max: 22,
    step: 0.5,
    default: 18,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      beside: 'List beside the map',
      below: 'Cards below the map',
      over: 'Card on the map',
      alone: 'Map alone',
    },
    default: 'beside',
  }),
  ratio: select({
    label: 'Aspect ratio',
    group: 'design',
    options: { '16/9': '16:9', '21/9': '21:9', '4/3': '4:3', '1/1': 'Square', '4/5': '4:5' },
    default: '4/3',
  }),
  grey: responsive(
    number({
      label: 'Grayscale',
      group: 'design',
      unit: '%',
      min: 0,
      max: 100,
      integer: true,
      default: 0,
    }),
  ),
  wheel: toggle({ label: 'Zoom with the mouse wheel', group: 'behaviour', default: false }),
  drag: toggle({
    label: 'Drag with one finger on phones',
    help: 'Off lets the finger scroll the page: two fingers move the map.',
    group: 'behaviour',
    default: true,
  }),
  directions: select({
    label: 'Directions',
    help: 'A link for each place; nothing is loaded from there before it is followed.',
    group: 'behaviour',
    options: { osm: 'OpenStreetMap', google: 'Google Maps', apple: 'Apple Maps', none: 'None' },
    default: 'osm',
  }),
})
