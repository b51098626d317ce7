import { defineModule } from '#module-kit'
import { Image } from './Image.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Image',
  icon: 'image',
  category: 'Media',
  description: 'A picture with an optional caption and link.',
  props: Props,
  component: Image,
  hydrate: 'never',
})
