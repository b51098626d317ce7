import { defineModule, toEmbed } from '#module-kit'
import { Props } from './props.ts'
import { Video } from './Video.island.tsx'

export default defineModule({
  label: 'Video',
  icon: 'video',
  category: 'Media',
  description: 'A video of your own, or of a provider, with an image over it until it plays.',
  kitStyles: ['video-player'],
  props: Props,
  component: Video,
  hydrate: 'visible',
  variables: ({ ratio }) => ({
    '--video-ratio': ratio === '16/9' ? undefined : ratio.replace('/', ' / '),
  }),
  needs: ({ file, url }) => {
    const embed = file ? undefined : toEmbed(url)
    return embed ? { sources: { 'frame-src': [embed.origin] } } : {}
  },
})
