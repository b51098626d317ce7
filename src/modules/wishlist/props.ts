import { fields, toggle } from '#module-contract'

export const Props = fields({
  sharing: toggle({
    label: 'Sharing',
    help: 'Visitors can make a link with which others see their list.',
    default: true,
  }),
})
