import { fields, pageReference } from '#module-contract'

export const Props = fields({
  block: pageReference({ label: 'Global block', of: 'block' }),
})
