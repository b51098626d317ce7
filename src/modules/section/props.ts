import { coverLinkFields, fields, select, slot, text, toggle } from '#module-kit'

export const Props = fields({
  label: text({
    label: 'ARIA label',
    help: 'Makes the section a landmark. Leave it empty when the section starts with a heading.',
    group: 'behaviour',
  }),
  width: select({
    label: 'Content width',
    group: 'design',
    options: { page: 'Page', narrow: 'Reading', full: 'Full' },
    default: 'page',
  }),
  space: select({
    label: 'Vertical spacing',
    group: 'design',
    options: { none: 'None', small: 'Small', normal: 'Normal', large: 'Large' },
    default: 'normal',
  }),
  joined: toggle({
    label: 'Remove top spacing',
    help: 'Joins the section to the one above.',
    group: 'design',
    default: false,
  }),
  smoothScroll: toggle({
    label: 'Smooth scrolling',
    help: 'Off: links in this section jump without scrolling.',
    group: 'behaviour',
    default: true,
  }),
  content: slot({ label: 'Content', disallow: ['section', 'column'] }),
  ...coverLinkFields,
})
