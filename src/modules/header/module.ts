import { defineModule, mapVariants } from '#module-contract'
import { Header } from './Header.tsx'
import { Props } from './props.ts'

const toPixels = (value: number) => `${value}px`

export default defineModule({
  label: 'Header',
  icon: 'rows',
  category: 'Layout',
  description: 'The header of the site: logo, menu, search, cart, a top bar. For header templates.',
  templatePart: 'header',
  props: Props,
  component: Header,
  hydrate: 'never',
  needs: ({ style }) => (style === 'default' ? {} : { styles: ['header-looks'] }),
  variables: ({ height, fixedHeight, logoHeight }) => ({
    '--header-bar': mapVariants(height, toPixels),
    ...(fixedHeight > 0 && { '--header-fixed': toPixels(fixedHeight) }),
    '--header-logo': logoHeight / 100,
  }),
})
