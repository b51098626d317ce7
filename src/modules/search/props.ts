import { contentTypeReference, fields, link, select, text, toggle } from '#module-contract'

export const Props = fields({
  placeholder: text({
    label: 'Placeholder',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
  }),
  within: select({
    label: 'Search in',
    options: {
      all: 'Everything',
      product: 'Products',
      page: 'Pages',
      post: 'Posts',
      project: 'Projects',
      type: 'Entries of a content type',
    },
    default: 'all',
  }),
  type: contentTypeReference({ label: 'Content type' }),
  results: link({
    label: 'Results page',
    help: 'A page with the module “Search results”. Leave empty for the site’s own at /search.',
  }),
  suggestions: toggle({ label: 'Suggestions while typing', default: true }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { box: 'Box', line: 'Line', pill: 'Pill', icon: 'Icon that opens the field' },
    default: 'box',
  }),
  size: select({
    label: 'Size',
    group: 'design',
    options: { s: 'Small', m: 'Medium', l: 'Large' },
    default: 'm',
  }),
  button: select({
    label: 'Button',
    group: 'design',
    options: { icon: 'Icon', text: 'Text', none: 'None' },
    default: 'icon',
  }),
  buttonLabel: text({
    label: 'Button text',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 60,
  }),
  label: text({
    label: 'ARIA label',
    help: 'Names the search for screen readers. Leave empty for the text in the site’s language.',
    group: 'behaviour',
    maxLength: 120,
  }),
})
