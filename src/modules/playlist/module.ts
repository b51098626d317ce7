import {
  findPartWarnings,
  mediaAsks,
  mediaNeeds,
  partWarningTexts,
  toMediaSources,
} from '#media-ui'
import { defineModule } from '#module-contract'
import { Playlist } from './Playlist.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Playlist',
  icon: 'rows',
  category: 'Media',
  description: 'Several recordings or videos in one player, one after another.',
  sharedStyles: ['media-player'],
  props: Props,
  emptyState: {
    when: ({ entries }) => entries.every(({ file, url, title }) => !file && !url && !title),
    option: 'entries',
    button: 'Add tracks',
    shape: 'lines',
  },
  component: Playlist,
  stores: ['vt-captions', 'vitrine:resume'],
  hydrate: 'never',
  warnings: {
    texts: Object.values(partWarningTexts),
    find: ({ entries }) =>
      entries.flatMap((entry, index) => findPartWarnings(entry, `entries.${index}.`)),
  },
  asksOutside: ({ entries }) => mediaAsks(entries),
  needs: ({ entries }) => mediaNeeds(entries.flatMap(entry => toMediaSources(entry))),
})
