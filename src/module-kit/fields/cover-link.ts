import { link } from './link.ts'
import { text } from './text.ts'

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
