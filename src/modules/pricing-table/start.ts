import type { Start } from '#module-kit'

export const start: Start = {
  plans: [
    {
      name: 'First plan',
      description: 'Say whom it is for.',
      price: '00',
      unit: 'per month',
      label: 'Button text',
      style: 'outline',
      features: [
        { label: 'What it includes' },
        { label: 'What it does not include', included: false },
      ],
    },
    {
      name: 'Second plan',
      description: 'Say whom it is for.',
      price: '00',
      unit: 'per month',
      label: 'Button text',
      featured: true,
      features: [{ label: 'What it includes' }, { label: 'What it does not include' }],
    },
  ],
}
