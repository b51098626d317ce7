import type { PictureProps } from './picture.ts'

const harbours = [
  {
    title: 'The northern workshop',
    coordinates: '60.1699, 24.9384',
    address: 'Harbour Street 4\nHelsinki',
    body: '<p>By the tram along the water, last stop.</p>',
  },
  {
    title: 'The house on the island',
    coordinates: '57.6348, 18.2948',
    address: 'Wall Lane 12\nVisby',
    body: '<p>Open from May to September.</p>',
  },
  {
    title: 'The shop in town',
    coordinates: '55.6761, 12.5683',
    address: 'Long Street 30\nCopenhagen',
    body: '<p>Five minutes from the central station.</p>',
    button: 'Opening hours',
    link: { url: '/contact' },
  },
]

interface ExampleProps extends Record<string, unknown>, Omit<PictureProps, 'places'> {
  places: { coordinates: string; [name: string]: unknown }[]
}

/** Props of the examples; `make.ts` draws their maps. */
export const exampleProps: Record<string, ExampleProps> = {
  'List beside the map': { places: harbours, centre: '', zoom: 18, ratio: '4/3' },
  'One place, a card on a wide map': {
    places: [
      {
        title: 'Come by',
        coordinates: '41.1496, -8.6110',
        address: 'Rua das Flores 10\nPorto',
        body: '<p>The door with the brass bell. Ring twice.</p>',
      },
    ],
    centre: '41.5, -11',
    zoom: 5.5,
    ratio: '21/9',
    layout: 'over',
    wheel: true,
  },
  'Cards below, grey, across the date line': {
    places: [
      { title: 'Suva', coordinates: '18.1416 S, 178.4419 E', address: 'Fiji' },
      { title: 'Apia', coordinates: '13.8333 S, 171.7667 W', address: 'Samoa' },
      { title: 'Auckland', coordinates: '-36.8485, 174.7633', address: 'New Zealand' },
      {
        title: 'A place that is not on the map',
        coordinates: '',
        address: 'Behind the last house\nNowhere in particular',
      },
    ],
    centre: '',
    zoom: 18,
    ratio: '16/9',
    layout: 'below',
    grey: 100,
  },
  'From a provider, when the visitor agrees': {
    places: harbours.slice(0, 1),
    centre: '',
    zoom: 4.5,
    ratio: '16/9',
    layout: 'alone',
    basemap: 'style',
    styleUrl: 'https://maps.example/style.json',
    directions: 'none',
    drag: false,
  },
  'One address, a sketch around it': {
    places: [
      {
        title: 'The bookshop',
        coordinates: '48.2082, 16.3738',
        address: 'Long Lane 3\n1010 Vienna',
        body: '<p>Two steps down, the green door.</p>',
      },
    ],
    centre: '',
    zoom: 18,
    ratio: '16/9',
    layout: 'below',
  },
}
