import { fields, select, slot, text, toggle } from '#module-kit'

export const Props = fields({
  label: text({
    label: 'Name for screen readers',
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
    label: 'Space above and below',
    group: 'design',
    options: { none: 'None', small: 'Small', normal: 'Normal', large: 'Large' },
    default: 'normal',
  }),
  joined: toggle({
    label: 'Joined to the section above',
    help: 'No space above.',
    group: 'design',
    default: false,
  }),
  smoothScroll: toggle({
    label: 'Smooth scrolling',
    help: 'Off: links in here jump to their place on the page.',
    group: 'behaviour',
    default: true,
  }),
  content: slot({ label: 'Content', disallow: ['section', 'column'] }),
})
