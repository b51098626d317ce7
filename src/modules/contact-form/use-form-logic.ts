import { useRef } from 'react'
import type { PageLanguage } from '#module-contract/client'
import type { KeyOf, Translate } from '#texts'
import type { FieldProps } from './field.ts'
import type { ContactFormData } from './load.server.ts'
import type { texts } from './texts.ts'

export type FormLogic = typeof import('./form-logic.ts')

/** Loads the form's logic on demand. After a failure, the next call tries again. */
export function useFormLogic() {
  const loaded = useRef<FormLogic>(undefined)
  return {
    /** The logic, if it is already loaded. */
    loaded,
    async load(): Promise<FormLogic> {
      loaded.current ??= await import('./form-logic.ts')
      return loaded.current
    },
  }
}

/** A form on the page, for its logic. */
export interface FormInUse {
  id: string
  element: HTMLFormElement | null
  fields: readonly FieldProps[]
  data: ContactFormData
  t: Translate<KeyOf<typeof texts>>
  language: Pick<PageLanguage, 'locale' | 'timeZone'>
}
