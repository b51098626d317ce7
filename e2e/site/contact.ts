import { type NewPage, node, pageDocument } from '#pages/schema'
import type { PictureIds } from './pictures.ts'

/** A form field shown for course inquiries only. */
const forCourses = { rules: [{ field: 'about', operator: 'is', value: 'A course' }] }

const fields = [
  { id: 'name', label: 'Name', type: 'input', half: true, autocomplete: 'name' },
  { id: 'email', label: 'Email', type: 'email', half: true, autocomplete: 'email' },
  {
    id: 'about',
    label: 'What is it about?',
    type: 'radio',
    options: [{ label: 'A course' }, { label: 'A commission' }, { label: 'Something else' }],
  },
  {
    id: 'people',
    label: 'How many people?',
    type: 'input',
    allowed: 'numbers',
    half: true,
    ...forCourses,
  },
  {
    id: 'days',
    label: 'Days that suit you',
    type: 'checkbox',
    required: false,
    options: [{ label: 'Thursday' }, { label: 'Friday' }],
    ...forCourses,
  },
  { id: 'message', label: 'Your message', type: 'text' },
]

export const contactPage = (pictures: PictureIds): NewPage => ({
  path: '/contact',
  document: pageDocument({ title: 'Contact' }, [
    node('section', 'contact', {
      content: [
        node('row', 'contact-row', {
          layout: '3-2',
          columns: [
            node('column', 'contact-words', {
              content: [
                node('heading', 'contact-title', { text: 'Write to us', level: 'h1' }),
                node('contact-form', 'enquiry', {
                  submitLabel: 'Send the enquiry',
                  success: 'Thank you. We answer within two days, usually sooner.',
                  subject: 'Enquiry from the website',
                  fields,
                }),
              ],
            }),
            node('column', 'contact-side', {
              content: [
                node('image', 'contact-image', {
                  image: { media: pictures.window },
                  ratio: '4/3',
                  sizes: 'half',
                }),
              ],
            }),
          ],
        }),
      ],
    }),
  ]),
})
