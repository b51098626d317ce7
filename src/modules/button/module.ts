import { defineModule } from '#module-contract'
import { Button } from './Button.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Button',
  icon: 'cursor',
  category: 'Content',
  description: 'A link that looks like a button.',
  props: Props,
  component: Button,
  hydrate: 'never',
  toMail: ({ label, link }) => (label && link ? [{ kind: 'link', label, href: link.href }] : []),
})
