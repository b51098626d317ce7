import { defineModule, mapVariants, SERVER_TEXT } from '#module-contract'
import { basemapConsent, basemapNeeds } from './basemap.ts'
import { PlaceMap } from './PlaceMap.island.tsx'
import { Props } from './props.ts'

/** Layouts with the list beside or over the map. */
const SIDE_LAYOUTS = ['beside', 'over']

export default defineModule({
  label: 'Map',
  icon: 'map',
  category: 'Media',
  description: 'A map with a list of places. Loads nothing from other servers.',
  props: Props,
  component: PlaceMap,
  hydrate: 'visible',
  variables: ({ ratio, grey }) => ({
    '--map-ratio': ratio.replace('/', ' / '),
    '--map-grey': mapVariants(grey, share => `${share}%`),
  }),
  needs: props => ({
    ...basemapNeeds(props),
    ...(SIDE_LAYOUTS.includes(props.layout) && { styles: ['map-looks'] }),
  }),
  asksOutside: basemapConsent,
  toIslandData: data => ({ picture: SERVER_TEXT, isSketch: data?.isSketch ?? false }),
})
