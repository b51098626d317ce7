import type { AskedCategory, ConsentCategory, StoredName } from '#base'

export { consentTexts } from './texts.ts'

/** URL hash of links that open the settings again. */
export const SETTINGS_HASH = '#cookie-settings'
/** Endpoint that receives the visitor's choice. */
export const CONSENT_PATH = '/api/consent'
/** Pattern of question ids. */
export const QUESTION_PATTERN = '^[0-9a-f]{16}$'

/** Something the site does in visitors' browsers: store data or contact another host. */
export type ThirdPartyUse =
  | { stored: StoredName; page?: ThirdPartyPage }
  | { hosts: readonly string[]; category: ConsentCategory; page: ThirdPartyPage }

/** The page, template or layout block that contains it. */
export interface ThirdPartyPage {
  id: string
  title: string
  /** Only for entries with a public path. */
  path?: string | undefined
}

/** A host from which pages of this site load resources. */
export interface OutsideHost {
  host: string
  category: ConsentCategory
  /** Some of the pages, not all. */
  pages: ThirdPartyPage[]
}

/** Everything found in published content. */
export interface Inventory {
  stored: StoredName[]
  hosts: OutsideHost[]
  /** Categories that need consent. */
  categories: AskedCategory[]
}

/** The question that visitors are currently asked. */
export interface ConsentRequest {
  /** Visitors are asked again when it changes. */
  version: string
  /** Id of the wording. */
  question: string
  categories: readonly AskedCategory[]
}
