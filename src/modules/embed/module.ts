import { isVideoAddress } from '#media-ui'
import { defineModule } from '#module-contract'
import { Embed } from './Embed.island.tsx'
import { Props } from './props.ts'
import { categoryOf, embeddedOf, toEmbedded } from './providers.ts'

export default defineModule({
  label: 'Embed',
  icon: 'share',
  category: 'Media',
  description:
    'A video, a recording, a map or a post of another site, loaded when somebody asks for it.',
  props: Props,
  emptyState: { when: ({ url }) => !url, option: 'url', button: 'Enter URL', shape: 'video' },
  component: Embed,
  hydrate: props => (embeddedOf(props) ? 'interaction' : 'never'),
  fromAddress: url => (toEmbedded(url) && !isVideoAddress(url) ? { url } : undefined),
  asksOutside: props => {
    const embedded = embeddedOf(props)
    return embedded ? [{ category: categoryOf(embedded), hosts: [new URL(embedded.src).host] }] : []
  },
  needs: props => {
    const embedded = embeddedOf(props)
    return embedded ? { sources: { 'frame-src': [new URL(embedded.src).origin] } } : {}
  },
})
