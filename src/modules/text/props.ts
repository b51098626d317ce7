import { fields, richText, select } from '#module-contract'

export const Props = fields({
  body: richText({ label: 'Text', default: '<p>Text</p>' }),
  size: select({
    label: 'Size',
    group: 'design',
    options: { s: 'Small', m: 'Normal', l: 'Lead' },
    default: 'm',
  }),
})
