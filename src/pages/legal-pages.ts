/** Plain pages that most sites need; each is a draft with blanks. */
export const LEGAL_PAGES = [
  'privacy',
  'terms',
  'legal-notice',
  'accessibility',
  'withdrawal',
] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]
