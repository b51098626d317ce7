import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Text } from './Text.tsx'

export default defineModule({
  label: 'Text',
  icon: 'text',
  category: 'Content',
  description: 'Formatted text.',
  props: Props,
  component: Text,
  hydrate: 'never',
  toMail: ({ body }) => (body ? [{ kind: 'html', html: body }] : []),
})
