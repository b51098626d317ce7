import { fields, link, select, text, toggle } from '#module-contract'
import { alignField, ariaLabelField } from '#ui'

export const Props = fields({
  home: select({
    label: 'Home page',
    options: { text: 'Text', icon: 'Icon', none: 'Not shown' },
    default: 'text',
  }),
  homeLabel: text({
    label: 'Name of the home page',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 80,
  }),
  prefix: text({
    label: 'Text before',
    help: 'Such as “You are here:”.',
    maxLength: 80,
  }),
  showCategories: toggle({
    label: 'Show categories',
    help: 'Of posts, projects and products: the first category and those above it.',
    default: true,
  }),
  overview: link({
    label: 'Page with the post list',
    help: 'Categories of posts lead to it, filtered; its post list needs the category filter. Without it they lead to their archives.',
  }),
  showCurrent: toggle({ label: 'Show current page', default: true }),
  separator: select({
    label: 'Separator',
    group: 'design',
    options: { chevron: 'Chevron', slash: 'Slash', arrow: 'Arrow', dot: 'Dot' },
    default: 'chevron',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', ruled: 'Between two lines', pills: 'Pills', display: 'Large' },
    default: 'plain',
  }),
  align: alignField,
  phones: select({
    label: 'On phones',
    group: 'design',
    options: {
      shorten: 'One line, shortened',
      parent: 'Only the page above',
      wrap: 'Several lines',
    },
    default: 'shorten',
  }),
  label: ariaLabelField({
    help: 'Leave empty for the text in the site’s language.',
  }),
})
