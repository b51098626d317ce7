import { fields, number, text, toggle } from '#module-kit'

export const Props = fields({
  number: number({ label: 'Number', default: 100, step: 1 }),
  title: text({ label: 'Title', maxLength: 200 }),
  percent: toggle({ label: 'Percent sign', default: false }),
  prefix: text({ label: 'Before the number', maxLength: 20, live: true }),
  suffix: text({ label: 'After the number', maxLength: 20, live: true }),
  grouping: toggle({
    label: 'Group thousands',
    help: 'As the language of the site does.',
    group: 'design',
    default: true,
  }),
})
