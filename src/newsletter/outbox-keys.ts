/** Outbox kind that submits sign-ups to external services. */
export const SIGN_UP_KIND = 'newsletter-sign-up'

/** Outbox kind that sends a campaign to one subscriber. */
export const LETTER_KIND = 'newsletter-letter'

export const LETTER_KEY = (letterId: string, subscriberId: string) =>
  `${LETTER_KIND}:${letterId}:${subscriberId}`
