import type { AskedCategory, ConsentCategory, StoredName } from '#base'

export { consentTexts } from './texts.ts'

/** The hash of links that open the choice again, in any menu. */
export const SETTINGS_HASH = '#cookie-settings'
/** Where a browser tells what was chosen. */
export const CONSENT_PATH = '/api/consent'
/** Of what names the words of a question. */
export const QUESTION_PATTERN = '^[0-9a-f]{16}$'

/** What something on the site makes a visitor's browser do: keep something, or ask another host. */
export type Use =
  | { stored: StoredName; page?: UsingPage }
  | { hosts: readonly string[]; category: ConsentCategory; page: UsingPage }

/** Where it stands; a template or layout block is shown on other pages. */
export interface UsingPage {
  id: string
  title: string
  /** Of what has an address of its own. */
  path?: string | undefined
}

/** A host that pages of this site load from. */
export interface OutsideHost {
  host: string
  category: ConsentCategory
  /** Some of them. */
  pages: UsingPage[]
}

/** What was found in all that is published. */
export interface Inventory {
  stored: StoredName[]
  hosts: OutsideHost[]
  /** What visitors have to be asked about. */
  categories: AskedCategory[]
}

/** What visitors are asked, while they have to be. */
export interface ConsentRequest {
  /** Who answered another one is asked again. */
  version: string
  /** Of its words, as a record names them. */
  question: string
  categories: readonly AskedCategory[]
}
