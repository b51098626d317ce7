/** In the outbox, what sends a letter to a subscriber. */
export const LETTER_KIND = 'newsletter-letter'

export const LETTER_KEY = (letterId: string, subscriberId: string) =>
  `${LETTER_KIND}:${letterId}:${subscriberId}`
