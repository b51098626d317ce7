import { fields, number, responsive, select, text, toggle } from '#module-contract'
import { ariaLabelField, headingLevel } from '#ui'

export const Props = fields({
  url: text({
    label: 'Address of the feed',
    help: 'RSS, Atom or JSON feed of another site, or the page that it belongs to. This server reads it every half hour; visitors’ browsers load nothing from other servers.',
    placeholder: 'https://…',
    maxLength: 1000,
    live: true,
    isFeed: true,
  }),
  count: number({ label: 'Number of entries', integer: true, min: 1, max: 30, default: 5 }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { list: 'List', grid: 'Grid', lines: 'Title and date in one line' },
    default: 'list',
  }),
  columns: responsive(
    number({
      label: 'Columns of the grid',
      group: 'design',
      integer: true,
      min: 1,
      max: 6,
      default: 3,
    }),
  ),
  showSource: toggle({ label: 'Show name of the feed', group: 'design', default: true }),
  showDate: toggle({ label: 'Show date', group: 'design', default: true }),
  showAuthor: toggle({ label: 'Show author', group: 'design', default: false }),
  showSummary: toggle({
    label: 'Show summary',
    help: 'Not where title and date are in one line.',
    group: 'design',
    default: true,
  }),
  summaryLength: number({
    label: 'Length of summaries',
    help: 'In characters; no word is cut in two.',
    group: 'design',
    integer: true,
    min: 40,
    max: 600,
    default: 200,
  }),
  label: ariaLabelField({ help: 'Describes the list to screen readers.' }),
  level: headingLevel({ default: 'h3' }),
})
