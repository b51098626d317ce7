import type { Example } from '#module-contract'

const button = { label: 'Choose', link: { url: '/contact' } }
const plans = [
  {
    ...button,
    style: 'outline',
    name: 'Guest',
    description: 'For an evening now and then.',
    price: '€12',
    unit: 'per month',
    yearlyPrice: '€120',
    yearlyUnit: 'per year',
    features: [
      { label: 'Evenings', value: '2 a month' },
      { label: 'Tools and material' },
      { label: 'A shelf of your own', included: false },
      { label: 'Key to the door', included: false },
    ],
  },
  {
    ...button,
    name: 'Member',
    description: 'For who comes every week.',
    price: '€38',
    unit: 'per month',
    yearlyPrice: '€380',
    yearlyUnit: 'per year',
    featured: true,
    features: [
      { label: 'Evenings', value: '8 a month' },
      { label: 'Tools and material' },
      { label: 'A shelf of your own' },
      { label: 'Key to the door', included: false },
    ],
  },
  {
    ...button,
    style: 'outline',
    name: 'Resident',
    description: 'For who works here, and wants to be alone with it at six in the morning.',
    price: '€90',
    unit: 'per month',
    yearlyPrice: '€900',
    yearlyUnit: 'per year',
    features: [
      { label: 'Evenings', value: 'Whenever you like' },
      { label: 'Tools and material' },
      { label: 'A shelf of your own' },
      { label: 'Key to the door' },
      { label: 'Exhibition once a year' },
    ],
  },
]

export const examples: Example[] = [
  {
    name: 'Three cards, one featured, monthly or yearly',
    props: {
      plans,
      yearlyNote: 'Two months free',
      note: '<p>All prices include VAT. You may leave at the end of any month.</p>',
    },
  },
  {
    name: 'Comparison of all features',
    props: { plans, layout: 'table', period: 'yearly', yearlyNote: 'Two months free' },
  },
  {
    name: 'Two plans between lines, one price each',
    props: {
      layout: 'lines',
      plans: plans.slice(0, 2).map(({ yearlyPrice: _, yearlyUnit: __, ...plan }) => plan),
    },
  },
]
