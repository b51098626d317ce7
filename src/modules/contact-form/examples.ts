import type { Example } from '#module-kit'
import type { ContactFormData } from './load.server.ts'

const data: ContactFormData = {
  state: {},
  sent: undefined,
  refused: undefined,
  messages: {
    fillIn: 'Please, fill in the following fields:',
    fix: 'Please, fix the following errors:',
    contactError: 'Your message could not be sent.',
    invalidEmail: 'Invalid email',
    wrongCaptcha: 'You entered the wrong number in captcha.',
    checkboxLabel: 'Checkbox',
    captchaLabel: 'Captcha',
    success: 'Thanks for contacting us',
    subscriptionFailed: '',
  },
  hidden: [],
}

export const examples: Example<ContactFormData>[] = [
  { name: 'Name, email, message', props: { title: 'Write to us', captcha: false }, data },
  {
    name: 'Inquiry with conditional logic and CAPTCHA',
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
            { label: 'Course for beginners' },
            { label: 'Advanced course' },
            { label: 'A private group' },
          ],
        },
        {
          id: 'people',
          label: 'How many people?',
          type: 'input',
          allowed: 'numbers',
          rules: [{ field: 'course', operator: 'is', value: 'A private group' }],
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
          label: 'Have you done this before?',
          type: 'select',
          required: false,
          options: [{ label: 'Never' }, { label: 'A few times' }, { label: 'Often' }],
        },
        { id: 'message', label: 'Anything else?', type: 'text', required: false },
      ],
    },
    data: { ...data, hidden: ['people'] },
  },
]
