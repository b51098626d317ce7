import { fields, number, select, text } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  title: text({
    label: 'Title',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
    live: true,
  }),
  level: headingLevel({ default: 'h2' }),
  count: number({
    label: 'Maximum number of products',
    group: 'design',
    integer: true,
    min: 1,
    max: 11,
    default: 4,
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { grid: 'Grid', row: 'Row to scroll', small: 'Small images' },
    default: 'grid',
  }),
})
