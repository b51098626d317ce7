import { fields, pageReference } from '#module-kit'

export const Props = fields({
  block: pageReference({ label: 'Layout block', of: 'block' }),
})
