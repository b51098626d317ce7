import { node } from '#pages/schema'
import { COURSES, inWords } from './dates.ts'

/** Course prices in euros. */
const PRICES: Record<string, number> = {
  'Three evenings at the wheel': 180,
  'A Saturday for hands': 95,
  'Glazing, one day': 130,
}
const OWN_DAY = 'A day of our own, from four people on'

const privacy =
  '<p>You may write to me about this. <a href="/privacy">What we keep, and how long</a></p>'

/** Booking form for courses with steps; private days have their own step. */
export const courseBooking = () =>
  node('contact-form', 'booking', {
    submitLabel: 'Ask for these places',
    success: 'Thank you. We hold the places for two days, and write to you within one.',
    subject: 'Places in a course',
    captcha: false,
    resume: true,
    fields: [
      { id: 'step-course', label: 'The course', type: 'step' },
      {
        id: 'course',
        label: 'Which one?',
        type: 'radio',
        options: [
          ...COURSES.map(({ name, at }) => ({
            label: `${name}, ${inWords(at)}`,
            value: PRICES[name] ?? 0,
          })),
          { label: OWN_DAY, value: 85 },
        ],
      },
      {
        id: 'people',
        label: 'How many people?',
        type: 'range',
        min: '1',
        max: '6',
        step: '1',
        rules: [{ field: 'course', operator: 'is not', value: OWN_DAY }],
      },
      {
        id: 'group',
        label: 'How many people?',
        type: 'range',
        min: '4',
        max: '6',
        step: '1',
        rules: [{ field: 'course', operator: 'is', value: OWN_DAY }],
      },
      {
        id: 'step-day',
        label: 'Your day',
        type: 'step',
        rules: [{ field: 'course', operator: 'is', value: OWN_DAY }],
      },
      {
        id: 'day',
        label: 'Day',
        type: 'date',
        min: '+14',
        half: true,
        help: 'Any day but Sunday.',
      },
      { id: 'from', label: 'From', type: 'time', min: '10:00', max: '17:00', half: true },
      { id: 'what', label: 'What would you like to make?', type: 'text', required: false },
      { id: 'step-you', label: 'You', type: 'step' },
      { id: 'name', label: 'Name', half: true, autocomplete: 'name' },
      { id: 'email', label: 'Email', type: 'email', half: true, autocomplete: 'email' },
      { id: 'phone', label: 'Phone', type: 'tel', required: false, half: true },
      {
        id: 'payment',
        label: 'How will you pay?',
        type: 'select',
        half: true,
        options: [
          { label: 'By invoice' },
          { label: 'In the studio' },
          { label: 'With a gift card' },
        ],
      },
      {
        id: 'card',
        label: 'Number on the gift card',
        allowed: 'alphanumeric',
        minLength: 6,
        rules: [{ field: 'payment', operator: 'is', value: 'With a gift card' }],
      },
      {
        id: 'price',
        label: 'All together',
        type: 'calculation',
        formula: '{course} * ({people} + {group})',
        decimals: 0,
        before: '€',
      },
      { id: 'agreed', label: 'Agreed', type: 'consent', content: privacy },
    ],
  })

/** Inquiry form with image upload. */
export const commissionEnquiry = () =>
  node('contact-form', 'commission', {
    submitLabel: 'Send the enquiry',
    success: 'Thank you. We answer within three days, also when the answer is no.',
    subject: 'A commission',
    captcha: false,
    fields: [
      { id: 'place', label: 'What kind of place is it?', half: true },
      {
        id: 'opening',
        label: 'When does it open?',
        type: 'date',
        min: '+30',
        half: true,
        required: false,
      },
      { id: 'idea', label: 'What should stand there?', type: 'text' },
      {
        id: 'pieces',
        label: 'Pieces',
        type: 'number',
        min: '1',
        max: '2000',
        step: '1',
        half: true,
      },
      {
        id: 'budget',
        label: 'What may it cost, in all?',
        type: 'select',
        half: true,
        required: false,
        options: [
          { label: 'Up to €2,000' },
          { label: '€2,000 to €8,000' },
          { label: 'More than €8,000' },
        ],
      },
      {
        id: 'pictures',
        label: 'Pictures of the place, or sketches',
        type: 'file',
        fileTypes: 'documents',
        required: false,
        maxFiles: 6,
        maxMb: 15,
      },
      { id: 'name', label: 'Name', half: true, autocomplete: 'name' },
      { id: 'email', label: 'Email', type: 'email', half: true, autocomplete: 'email' },
      { id: 'agreed', label: 'Agreed', type: 'consent', content: privacy },
    ],
  })
