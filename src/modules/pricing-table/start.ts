import type { Start } from '#module-contract'

const plan = (name: string, description: string, price: string, more: object) => ({
  name,
  description,
  price,
  unit: 'per month',
  label: 'Get in touch',
  style: 'outline',
  ...more,
})

/** The same features in every plan, so that they are compared line by line; `count` of them are included. */
const features = (count: number) =>
  ['Personal contact', 'Reply within one day', 'Visit on site', 'Express delivery'].map(
    (label, index) => ({ label, included: index < count }),
  )

export const start: Start = {
  plans: [
    // `¤` is the currency of the shop.
    plan('Basic', 'For a first project.', '¤12', { features: features(2) }),
    plan('Plus', 'For regular work.', '¤24', {
      features: features(3),
      featured: true,
      style: 'solid',
    }),
    plan('Premium', 'For all that matters.', '¤48', { features: features(4) }),
  ],
}
