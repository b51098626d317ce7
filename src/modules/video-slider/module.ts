import { defineModule, toEmbed } from '#module-kit'
import { Props } from './props.ts'
import { VideoSlider } from './VideoSlider.island.tsx'

export default defineModule({
  label: 'Video slider',
  icon: 'video',
  category: 'Media',
  description: 'Videos one after another, chosen by dots or by a carousel of thumbnails.',
  kitStyles: ['video-player'],
  props: Props,
  component: VideoSlider,
  patterns: ['carousel'],
  hydrate: 'visible',
  needs: ({ slides }) => {
    const origins = slides.flatMap(({ file, url }) => (file ? [] : (toEmbed(url)?.origin ?? [])))
    return origins.length > 0 ? { sources: { 'frame-src': [...new Set(origins)] } } : {}
  },
})
