import { coverLinkFields, fields, image, link, richText, text, toggle } from '#module-kit'

export const Props = fields({
  body: richText({ label: 'Quote' }),
  author: text({ label: 'Author', maxLength: 160 }),
  job: text({ label: 'Job title', maxLength: 160 }),
  company: text({ label: 'Company', maxLength: 160 }),
  link: link({ label: 'Company link', group: 'behaviour' }),
  // `link` is the company's.
  wholeLink: coverLinkFields.link,
  wholeLinkLabel: coverLinkFields.linkLabel,
  portrait: image({ label: 'Portrait' }),
  quoteIcon: toggle({ label: 'Quotation mark', group: 'design', default: true }),
})
