import { toCssColor } from '#design'
import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Svg } from './Svg.tsx'

export default defineModule({
  label: 'SVG',
  icon: 'image',
  category: 'Media',
  description: 'A drawing of the library in its own or the theme’s colors, which can draw itself.',
  props: Props,
  emptyState: { when: ({ file }) => !file, option: 'file', button: 'Choose SVG', shape: 'image' },
  component: Svg,
  hydrate: 'never',
  variables: ({ width, colour, durationMs }) => ({
    '--svg-width': width === 320 ? undefined : width,
    '--svg-colour': toCssColor(colour),
    '--svg-ms': durationMs === 2400 ? undefined : `${durationMs}ms`,
  }),
})
