import type { Start } from '#module-contract'

export const start: Start = {
  label: 'More information',
  content: [
    {
      type: 'text',
      props: { id: 'text', body: '<p>Prices include tax. Delivery is free within the city.</p>' },
    },
  ],
}
