import { defineModule } from '#module-contract'
import { Hero } from './Hero.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Hero header',
  icon: 'image',
  category: 'Marketing',
  description: 'Title, subtitle and buttons with an image or a video, also full screen.',
  props: Props,
  component: Hero,
  // The video starts after the page has loaded; everything else needs no script.
  hydrate: ({ video }) => (video ? 'idle' : 'never'),
})
