import { fields, image, link, list, number, richText, select, text, toggle } from '#module-contract'
import { ariaLabelField, coverLinkFields, slideshowFields } from '#ui'

const voice = {
  body: richText({ label: 'Quote' }),
  stars: number({
    label: 'Rating',
    help: 'In stars, up to 5. 0 shows none.',
    min: 0,
    max: 5,
    step: 0.5,
    default: 0,
  }),
  author: text({ label: 'Author', maxLength: 160 }),
  job: text({ label: 'Job title', maxLength: 160 }),
  company: text({ label: 'Company', maxLength: 160 }),
  link: link({ label: 'Company link', group: 'behaviour' }),
  portrait: image({ label: 'Portrait' }),
}

export const Props = fields({
  ...voice,
  others: list({ label: 'More quotes', of: fields(voice), itemLabel: 'author', max: 40 }),
  // `link` is the company's.
  wholeLink: coverLinkFields.link,
  wholeLinkLabel: coverLinkFields.linkLabel,
  layout: select({
    label: 'Layout',
    help: 'Applies to several quotes.',
    group: 'design',
    options: { stack: 'Below each other', cards: 'Cards', slider: 'Slider' },
    default: 'stack',
  }),
  quoteIcon: toggle({ label: 'Quotation mark', group: 'design', default: true }),
  label: ariaLabelField({ help: 'Describes the slider to screen readers.', live: true }),
  ...slideshowFields({ label: 'Time per quote', help: 'Slider only.' }),
})
