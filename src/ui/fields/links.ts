import { icon, link, select, text } from '#module-contract'

/** Fields of a button, for modules with buttons. */
export const buttonFields = {
  label: text({
    label: 'Label',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
  }),
  link: link({ label: 'Link' }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { solid: 'Filled', outline: 'Outline', quiet: 'Text link' },
    default: 'solid',
  }),
  icon: icon({ label: 'Icon', group: 'design' }),
  iconSide: select({
    label: 'Icon position',
    group: 'design',
    options: { end: 'After the label', start: 'Before the label' },
    default: 'end',
  }),
}

/** Fields of a link that covers the module. */
export const coverLinkFields = {
  link: link({
    label: 'Link',
    help: 'Makes the whole module a link. Links and buttons in it stay their own.',
    group: 'behaviour',
  }),
  linkLabel: text({
    label: 'Link name',
    help: 'Says to screen readers where the link leads.',
    group: 'behaviour',
    maxLength: 200,
  }),
}
