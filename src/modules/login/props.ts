import { fields, link, select, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  title: text({
    label: 'Title',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 200,
  }),
  text: text({ label: 'Text', maxLength: 500, multiline: true }),
  redirect: link({
    label: 'Redirect after sign-in',
    help: 'A page of this site. Leave empty to stay on the page.',
    group: 'behaviour',
  }),
  showForgot: toggle({ label: 'Show “Forgot your password?”', default: true }),
  showMore: toggle({
    label: 'Show other ways to sign in',
    help: 'A link to the sign-in page, which offers passkeys.',
    default: true,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { card: 'Card', split: 'Text beside the form', line: 'One line' },
    default: 'card',
  }),
  level: headingLevel({ default: 'h2' }),
})
