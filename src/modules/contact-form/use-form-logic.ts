import { useRef } from 'react'

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
