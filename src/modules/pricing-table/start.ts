import type { Start } from '#module-kit'

const plan = (name: string, price: string, more: object = {}) => ({
  name,
  description: 'Say whom it is for.',
  price,
  unit: 'per month',
  label: 'Button text',
  features: [{ label: 'What it includes' }, { label: 'What else it includes' }],
  ...more,
})

export const start: Start = {
  plans: [
    plan('First plan', '€12', {
      style: 'outline',
      features: [
        { label: 'What it includes' },
        { label: 'What else it includes', included: false },
      ],
    }),
    plan('Second plan', '€24', { featured: true }),
    plan('Third plan', '€48', { style: 'outline' }),
  ],
}
