import { fields, instant, select, text } from '#module-kit'

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  endsAt: instant({ label: 'Ends at' }),
  endText: text({
    label: 'Text at the end',
    help: 'Shown when nothing is left to count.',
    maxLength: 300,
  }),
  level: select({
    label: 'Level of the title',
    options: { h2: 'H2', h3: 'H3', h4: 'H4' },
    default: 'h3',
  }),
  date: select({
    label: 'Date below',
    group: 'design',
    options: { show: 'Always', fallback: 'Only without script' },
    default: 'show',
  }),
  align: select({
    label: 'Alignment',
    group: 'design',
    options: { start: 'Start', center: 'Centre' },
    default: 'start',
  }),
})
