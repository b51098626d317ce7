import type { Start } from '#module-contract'

export const start: Start = {
  items: [
    { title: 'Recommend us to others', percent: 92 },
    { title: 'Delivered on time', percent: 85 },
    { title: 'Customers who come back', percent: 70 },
  ],
  design: { maxWidth: '48rem' },
}
