import type { CampaignStatus } from '#newsletter/schema'

export const COLORS = {
  draft: 'default',
  scheduled: 'primary',
  sending: 'primary',
  paused: 'warning',
  sent: 'success',
  stopped: 'error',
} as const satisfies Record<CampaignStatus, string>
