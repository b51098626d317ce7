import { fields, select, slot } from '#module-contract'
import { coverLinkFields } from '#ui'

export const Props = fields({
  content: slot({ label: 'Content', disallow: ['section', 'column'] }),
  gap: select({
    label: 'Gap',
    group: 'design',
    options: { small: 'Small', normal: 'Normal', large: 'Large' },
    default: 'normal',
  }),
  ...coverLinkFields,
})
