import { fields, richText } from '#module-contract'

export const Props = fields({
  intro: richText({ label: 'Text above the form' }),
  information: richText({ label: 'Text after the withdrawal' }),
})
