import { createCounter } from '#base/instruments'

/** Both halves of the double opt-in. */
export const signUps = createCounter(
  'vitrine_newsletter_sign_ups_total',
  'Newsletter sign-ups by step: requested with a form, or confirmed by link.',
  { labeled: true },
)
