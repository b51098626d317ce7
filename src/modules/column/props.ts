import { coverLinkFields, fields, select, slot } from '#module-kit'

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
