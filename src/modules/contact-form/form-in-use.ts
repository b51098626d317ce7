import type { PageLanguage } from '#module-contract/client'
import type { KeyOf, Translate } from '#texts'
import type { FieldProps } from './field.ts'
import type { ContactFormData } from './load.server.ts'
import type { texts } from './texts.ts'

/** A form on the page, for its logic. */
export interface FormInUse {
  id: string
  element: HTMLFormElement | null
  fields: readonly FieldProps[]
  data: ContactFormData
  t: Translate<KeyOf<typeof texts>>
  language: Pick<PageLanguage, 'locale' | 'timeZone'>
}
