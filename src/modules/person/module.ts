import { defineModule } from '#module-contract'
import { Person } from './Person.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Person',
  icon: 'user',
  category: 'Content',
  description: 'Somebody of your team: a portrait, a role, links and a biography.',
  sharedStyles: ['network-links'],
  props: Props,
  component: Person,
  patterns: ['disclosure'],
  hydrate: 'never',
})
