import { icon } from './icon.ts'
import { link } from './link.ts'
import { select } from './select.ts'
import { text } from './text.ts'

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
