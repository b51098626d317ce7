import type { LegalPage } from '#pages/schema'

/** What is in brackets is for the owner to fill in: publishing asks about it. */
export interface LegalText {
  title: string
  /** Below the title. */
  lead?: string
  parts: { heading: string; paragraphs: string[] }[]
}

export type LegalTexts = Record<LegalPage, LegalText>
