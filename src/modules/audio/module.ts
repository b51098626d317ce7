import {
  findPartWarnings,
  isAudioAddress,
  mediaAsks,
  mediaNeeds,
  partWarningTexts,
  toMediaSources,
} from '#media-ui'
import { defineModule } from '#module-contract'
import { Audio } from './Audio.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Audio',
  icon: 'play',
  category: 'Media',
  description: 'A recording with its title and cover.',
  sharedStyles: ['media-player'],
  props: Props,
  emptyState: {
    when: ({ file, url, title, cover }) => !file && !url && !title && !cover,
    option: 'file',
    button: 'Choose audio',
    shape: 'lines',
  },
  component: Audio,
  stores: ['vt-captions', 'vitrine:resume'],
  hydrate: 'never',
  fromAddress: url => (isAudioAddress(url) ? { url } : undefined),
  warnings: { texts: Object.values(partWarningTexts), find: props => findPartWarnings(props) },
  asksOutside: props => mediaAsks([props]),
  needs: props => mediaNeeds(toMediaSources(props)),
})
