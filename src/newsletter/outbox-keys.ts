/** In the outbox, what hands a sign-up to who keeps the list. */
export const SIGN_UP_KIND = 'newsletter-sign-up'

/** In the outbox, what sends a letter to a subscriber. */
export const LETTER_KIND = 'newsletter-letter'

export const LETTER_KEY = (letterId: string, subscriberId: string) =>
  `${LETTER_KIND}:${letterId}:${subscriberId}`
