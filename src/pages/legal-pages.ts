/** Templates for legal pages, created as drafts with placeholders. */
export const LEGAL_PAGES = [
  'privacy',
  'terms',
  'legal-notice',
  'accessibility',
  'withdrawal',
] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]
