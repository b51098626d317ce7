import { fields, link, select, text, toggle } from '#module-contract'

export const Props = fields({
  overview: link({ label: 'Link to the overview' }),
  overviewLabel: text({
    label: 'Overview label',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 60,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { line: 'In a line', large: 'Large titles', images: 'With images' },
    default: 'line',
  }),
  olderNext: toggle({
    label: 'Older pages are next',
    help: 'Otherwise the next page is the newer one.',
    group: 'behaviour',
    default: false,
  }),
})
