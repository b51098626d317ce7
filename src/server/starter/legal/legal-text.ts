import type { LegalPage } from '#pages/schema'

/** Texts in brackets are blanks. Publishing lists those that remain. */
export interface LegalText {
  title: string
  /** Below the title. */
  lead?: string
  parts: { heading: string; paragraphs: string[] }[]
}

export type LegalTexts = Record<LegalPage, LegalText>
