import { defineModule } from '#module-kit'
import { Hero } from './Hero.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Hero header',
  icon: 'image',
  category: 'Marketing',
  description: 'Title, subtitle and buttons with an image or a video, also full screen.',
  props: Props,
  component: Hero,
  // The film begins by itself when the page has loaded; words and links need no script.
  hydrate: ({ video }) => (video ? 'idle' : 'never'),
})
