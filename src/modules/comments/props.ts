import { fields, select, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  title: text({
    label: 'Title',
    help: 'Leave empty for the number of comments.',
    maxLength: 200,
  }),
  formTitle: text({
    label: 'Title of the form',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 200,
    live: true,
  }),
  note: text({
    label: 'Text above the form',
    help: 'Such as what is welcome here.',
    maxLength: 500,
    multiline: true,
  }),
  showWebsite: toggle({
    label: 'Ask for a website',
    help: 'The name of who comments links to it.',
    default: true,
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { lines: 'With lines', cards: 'Cards', compact: 'Compact' },
    default: 'lines',
  }),
  initials: toggle({
    label: 'Show initials',
    help: 'In a circle beside each comment.',
    group: 'design',
    default: true,
  }),
  level: headingLevel({ default: 'h2' }),
})
