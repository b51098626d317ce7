import type { Example } from '#module-contract'
import type { NewsletterData } from './load.server.ts'

const data: NewsletterData = {
  state: {},
  sent: undefined,
  refused: undefined,
  messages: {
    fillIn: 'Please, fill in the following fields:',
    fix: 'Please, fix the following errors:',
    invalidEmail: 'Invalid email',
    checkboxLabel: 'Checkbox',
    captchaLabel: 'Captcha',
    wrongCaptcha: 'You entered the wrong number in captcha.',
    subscriptionFailed:
      'Please, check the fields below to make sure you entered the correct information.',
  },
  target: { listId: 'newsletter', provider: 'site', account: '', checksum: 'example' },
  hidden: [],
}

export const examples: Example<NewsletterData>[] = [
  {
    name: 'Name and email',
    props: {
      title: 'Letters from the studio',
      text: 'Four times a year: new work, open days, and what we learned.',
      firstName: true,
      lastName: true,
    },
    data,
  },
  {
    name: 'One line',
    props: { title: 'New every month', layout: 'line', button: 'Sign up' },
    data,
  },
  {
    name: 'Text beside the form',
    props: {
      title: 'Be the first to know',
      text: 'Dates are announced to subscribers a week before they are public.',
      layout: 'split',
      consent: 'I agree to get emails about dates and offers.',
      asksConsent: true,
    },
    data,
  },
  {
    name: 'With custom fields',
    props: {
      title: 'Choose your subjects',
      firstName: true,
      fields: [
        {
          id: 'subjects',
          label: 'Subjects',
          type: 'checkbox',
          options: [{ label: 'Courses' }, { label: 'Exhibitions' }, { label: 'Offers' }],
        },
        {
          id: 'place',
          label: 'Which city is near you?',
          type: 'input',
          rules: [{ field: 'subjects', operator: 'is', value: 'Exhibitions' }],
        },
      ],
    },
    data: { ...data, hidden: ['place'] },
  },
  {
    name: 'Feed service',
    props: { title: 'Posts by email', feed: 'https://feeds.example/subscribe', layout: 'line' },
    data: { ...data, target: undefined },
  },
]
