import type { Example } from '#module-kit'

export const examples: Example[] = [
  { name: 'Name, email, message', props: { title: 'Write to us', captcha: false } },
  {
    name: 'Course enquiry with conditions and a sum',
    props: {
      title: 'Ask about a course',
      submitLabel: 'Send the enquiry',
      success: 'Thank you. We answer within two days, usually sooner.',
      fields: [
        { id: 'name', label: 'Name', type: 'input', half: true, autocomplete: 'name' },
        { id: 'email', label: 'Email', type: 'email', half: true, autocomplete: 'email' },
        {
          id: 'course',
          label: 'Which course?',
          type: 'radio',
          options: [
            { label: 'Beginners at the wheel' },
            { label: 'Glaze laboratory' },
            { label: 'A group of our own' },
          ],
        },
        {
          id: 'people',
          label: 'How many people?',
          type: 'input',
          allowed: 'numbers',
          rules: [{ field: 'course', operator: 'is', value: 'A group of our own' }],
        },
        {
          id: 'days',
          label: 'Days that suit you',
          type: 'checkbox',
          required: false,
          options: [{ label: 'Thursday' }, { label: 'Friday' }, { label: 'Saturday' }],
        },
        {
          id: 'level',
          label: 'Have you thrown before?',
          type: 'select',
          required: false,
          options: [{ label: 'Never' }, { label: 'A few times' }, { label: 'Often' }],
        },
        { id: 'message', label: 'Anything else?', type: 'text', required: false },
      ],
    },
  },
]
