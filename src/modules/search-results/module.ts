import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { SearchResults } from './SearchResults.tsx'

export default defineModule({
  label: 'Search results',
  icon: 'rows',
  category: 'Content',
  description: 'What was found on the site, with the words marked, by kind and in pages.',
  ofPage: true,
  props: Props,
  component: SearchResults,
  hydrate: 'never',
  withoutServer: 'island',
})
