/** Outbox kind that submits sign-ups to external services. */
export const SIGN_UP_KIND = 'newsletter-sign-up'

/** Outbox kind that sends a campaign to one subscriber. */
export const CAMPAIGN_KIND = 'newsletter-letter'

export const CAMPAIGN_KEY = (campaignId: string, subscriberId: string) =>
  `${CAMPAIGN_KIND}:${campaignId}:${subscriberId}`
