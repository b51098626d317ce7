import { defineModule, mapVariants, SERVER_TEXT } from '#module-kit'
import { basemapAsks, basemapNeeds } from './basemap.ts'
import { PlaceMap } from './PlaceMap.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Map',
  icon: 'map',
  category: 'Media',
  description: 'Places on a map that asks nobody else, with a list of them.',
  props: Props,
  component: PlaceMap,
  hydrate: 'visible',
  variables: ({ ratio, grey }) => ({
    '--map-ratio': ratio.replace('/', ' / '),
    '--map-grey': mapVariants(grey, share => `${share}%`),
  }),
  needs: basemapNeeds,
  asksOutside: basemapAsks,
  toIslandData: () => ({ picture: SERVER_TEXT }),
})
