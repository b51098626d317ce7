import { partFields, repeatField, trackFields, videoFields } from '#media-ui'
import { fields, select, text } from '#module-contract'
import { priorityField } from '#ui'

export const Props = fields({
  ...videoFields('name'),
  name: text({
    label: 'Name',
    help: 'Says to screen readers which video it is.',
    group: 'behaviour',
    maxLength: 200,
    live: true,
  }),
  caption: text({ label: 'Caption', maxLength: 500 }),
  ...trackFields,
  ...partFields,
  loop: repeatField,
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      plain: 'Round button in the middle',
      corner: 'Button with text at the bottom',
      mat: 'Tinted frame',
    },
    default: 'plain',
  }),
  ratio: select({
    label: 'Aspect ratio',
    group: 'design',
    help: 'The original ratio is known of videos of the library.',
    options: {
      natural: 'Original',
      '16/9': '16:9',
      '21/9': '21:9',
      '4/3': '4:3',
      '1/1': 'Square',
      '4/5': '4:5',
      '9/16': '9:16',
    },
    default: '16/9',
  }),
  priority: priorityField({ help: 'Loads the image before anything else.' }),
})
