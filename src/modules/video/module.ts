import {
  findPartWarnings,
  isVideoAddress,
  mediaAsks,
  mediaNeeds,
  partWarningTexts,
  toMediaSources,
  videoFacts,
} from '#media-ui'
import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Video } from './Video.tsx'

/**
 * The natural ratio of a library video if its size is known, otherwise 16:9, which the style sheet
 * assumes.
 */
function toCssRatio(ratio: string, file: { width?: number; height?: number } | null) {
  if (ratio !== 'natural') return ratio === '16/9' ? undefined : ratio.replace('/', ' / ')
  return file?.width && file.height ? `${file.width} / ${file.height}` : undefined
}

export default defineModule({
  label: 'Video',
  icon: 'video',
  category: 'Media',
  description: 'A video of your own, or of a provider, with an image over it until it plays.',
  sharedStyles: ['media-player'],
  props: Props,
  emptyState: {
    when: ({ file, url }) => !file && !url,
    option: 'file',
    button: 'Choose video',
    shape: 'video',
  },
  component: Video,
  stores: ['vt-captions', 'vitrine:resume'],
  hydrate: 'never',
  fromAddress: url => (isVideoAddress(url) ? { url } : undefined),
  variables: ({ ratio, file }) => ({ '--video-ratio': toCssRatio(ratio, file) }),
  warnings: { texts: Object.values(partWarningTexts), find: props => findPartWarnings(props) },
  asksOutside: props => mediaAsks([props]),
  needs: props => ({
    ...mediaNeeds(toMediaSources(props, props.alternatives)),
    videos: videoFacts(props),
  }),
})
