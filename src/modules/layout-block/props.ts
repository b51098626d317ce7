import { fields, pageReference } from '#module-kit'

export const Props = fields({
  block: pageReference({ label: 'Global block', of: 'block' }),
})
