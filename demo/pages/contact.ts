import { type NewPage, node, pageDocument } from '#pages/schema'

export const page: NewPage = {
  path: '/contact',
  document: pageDocument(
    {
      title: 'Contact and courses',
      description:
        'Ask for a place at the wheel, a commission, or anything else. The shop is open Thursday to Saturday.',
      image: 'studio-tools',
    },
    [
      node('section', 'contact', {
        content: [
          node('row', 'contact-row', {
            layout: '3-2',
            gap: 'wide',
            columns: [
              node('column', 'contact-words', {
                gap: 'large',
                content: [
                  node('heading', 'contact-title', {
                    text: 'Write, call, or come by the river',
                    level: 'h1',
                    size: '4xl',
                  }),
                  node('contact-form', 'enquiry', {
                    submitLabel: 'Send the enquiry',
                    success: 'Thank you. We answer within two days, usually sooner.',
                    subject: 'Enquiry from the website',
                    fields: [
                      {
                        id: 'name',
                        label: 'Name',
                        type: 'input',
                        half: true,
                        autocomplete: 'name',
                      },
                      {
                        id: 'email',
                        label: 'Email',
                        type: 'email',
                        half: true,
                        autocomplete: 'email',
                      },
                      {
                        id: 'about',
                        label: 'What is it about?',
                        type: 'radio',
                        options: [
                          { label: 'A course' },
                          { label: 'A commission' },
                          { label: 'Something else' },
                        ],
                      },
                      {
                        id: 'people',
                        label: 'How many people?',
                        type: 'input',
                        allowed: 'numbers',
                        half: true,
                        rules: [{ field: 'about', operator: 'is', value: 'A course' }],
                      },
                      {
                        id: 'days',
                        label: 'Days that suit you',
                        type: 'checkbox',
                        required: false,
                        options: [
                          { label: 'Thursday' },
                          { label: 'Friday' },
                          { label: 'Saturday' },
                        ],
                        rules: [{ field: 'about', operator: 'is', value: 'A course' }],
                      },
                      { id: 'message', label: 'Your message', type: 'text' },
                    ],
                  }),
                ],
              }),
              node('column', 'contact-side', {
                gap: 'large',
                content: [
                  node('image', 'contact-image', {
                    image: { media: 'studio-tools' },
                    ratio: '4/3',
                    sizes: 'half',
                  }),
                  node('blurb', 'contact-where', {
                    icon: 'map',
                    layout: 'start',
                    title: 'By the river',
                    level: 'h2',
                    body: '<p>Läntinen Rantakatu 14, 20100 Turku. Tram 1 to Varvintori, then along the water to the blue door.</p>',
                  }),
                  node('blurb', 'contact-when', {
                    icon: 'clock',
                    layout: 'start',
                    title: 'Open',
                    level: 'h2',
                    body: '<p>Thursday to Saturday, 11 to 17. Closed on the days after a firing, when the door is open and nobody hears you.</p>',
                  }),
                  node('blurb', 'contact-phone', {
                    icon: 'phone',
                    layout: 'start',
                    title: 'By telephone',
                    level: 'h2',
                    body: '<p><a href="tel:+358200000000">+358 200 000 000</a>, if our hands are dry.</p>',
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  ),
}
