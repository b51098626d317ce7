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
  saved: undefined,
  step: 0,
  completed: [],
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
    data,
  },
  {
    name: 'Booking in steps with a price',
    props: {
      title: 'Book a course',
      submitLabel: 'Send the booking',
      resume: true,
      fields: [
        { id: 'which', label: 'The course', type: 'step' },
        {
          id: 'course',
          label: 'Which course?',
          type: 'radio',
          options: [
            { label: 'Saturday for beginners', value: 85 },
            { label: 'Weekend', value: 160 },
            { label: 'A private group', value: 70 },
          ],
        },
        { id: 'date', label: 'Day', type: 'date', min: '+7', max: '+180', half: true },
        { id: 'start', label: 'Start', type: 'time', min: '09:00', max: '16:00', half: true },
        {
          id: 'group',
          label: 'Your group',
          type: 'step',
          rules: [{ field: 'course', operator: 'is', value: 'A private group' }],
        },
        { id: 'people', label: 'People', type: 'range', min: '4', max: '12', step: '1' },
        { id: 'occasion', label: 'Occasion', required: false },
        { id: 'you', label: 'About you', type: 'step' },
        { id: 'name', label: 'Name', half: true, autocomplete: 'name' },
        { id: 'email', label: 'Email', type: 'email', half: true, autocomplete: 'email' },
        { id: 'phone', label: 'Phone', type: 'tel', required: false, half: true },
        { id: 'address', label: 'Address for the invoice', type: 'address' },
        {
          id: 'price',
          label: 'Price',
          type: 'calculation',
          formula: '{course} * if({people} > 0, {people}, 1)',
          before: '€ ',
        },
        {
          id: 'terms',
          label: 'Terms',
          type: 'consent',
          content: '<p>I have read the <a href="/terms">terms</a> and agree to them.</p>',
        },
      ],
    },
    data,
  },
  {
    name: 'Enquiry with pictures, a rating and a budget',
    props: {
      title: 'Commission something',
      captcha: false,
      fields: [
        {
          id: 'about',
          type: 'content',
          content: '<p>Tell us what you have in mind. Sketches and photographs help.</p>',
        },
        { id: 'idea', label: 'Your idea', type: 'text' },
        { id: 'pictures', label: 'Pictures', type: 'file', required: false, maxFiles: 3, maxMb: 5 },
        {
          id: 'pieces',
          label: 'Pieces',
          type: 'number',
          min: '1',
          max: '500',
          step: '1',
          half: true,
        },
        {
          id: 'budget',
          label: 'Budget for each',
          type: 'number',
          before: '€',
          min: '10',
          half: true,
        },
        { id: 'liked', label: 'How do you like what you saw?', type: 'rating', required: false },
        { id: 'email', label: 'Email', type: 'email' },
        { id: 'from', label: 'Campaign', type: 'hidden', source: 'parameter', sourceValue: 'utm' },
      ],
    },
    data,
  },
]
