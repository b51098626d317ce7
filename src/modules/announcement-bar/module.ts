import { defineModule } from '#module-contract'
import { AnnouncementBar } from './AnnouncementBar.island.tsx'
import { Props } from './props.ts'

/** SHA-256 of `HIDE_SCRIPT` in Base64. */
export const HIDE_SCRIPT_HASH = "'sha256-E8IVoMcy/IPsuZ5JCifwSis520jWzY6zQ/aailhNrCA='"

export default defineModule({
  label: 'Announcement bar',
  icon: 'mail',
  category: 'Marketing',
  description: 'Short messages with dates, one at a time, that visitors can dismiss.',
  props: Props,
  newSection: { width: 'full', space: 'none' },
  component: AnnouncementBar,
  stores: ['vitrine:dismissed'],
  hydrate: ({ dismissible, messages }) =>
    dismissible || messages.length > 1 ? 'visible' : 'never',
  needs: ({ dismissible }) =>
    dismissible ? { sources: { 'script-src': [HIDE_SCRIPT_HASH] } } : {},
})
