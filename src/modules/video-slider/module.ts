import {
  findPartWarnings,
  mediaAsks,
  mediaNeeds,
  partWarningTexts,
  toMediaSources,
  videoFacts,
} from '#media-ui'
import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { VideoSlider } from './VideoSlider.island.tsx'

export default defineModule({
  label: 'Video slider',
  icon: 'video',
  category: 'Media',
  description: 'Videos one after another, chosen by dots or by a carousel of thumbnails.',
  sharedStyles: ['media-player'],
  props: Props,
  emptyState: {
    when: ({ slides }) => slides.every(({ file, url, poster }) => !file && !url && !poster),
    option: 'slides',
    button: 'Add videos',
    shape: 'video',
  },
  component: VideoSlider,
  patterns: ['carousel'],
  stores: ['vt-captions', 'vitrine:resume'],
  hydrate: 'visible',
  warnings: {
    texts: Object.values(partWarningTexts),
    find: ({ slides }) =>
      slides.flatMap((slide, index) => findPartWarnings(slide, `slides.${index}.`)),
  },
  asksOutside: ({ slides }) => mediaAsks(slides),
  needs: ({ slides }) => ({
    ...mediaNeeds(slides.flatMap(slide => toMediaSources(slide, slide.alternatives))),
    videos: slides.flatMap(slide => videoFacts({ ...slide, name: slide.title })),
  }),
})
