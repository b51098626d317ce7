import { useRef } from 'react'

export type FormLogic = typeof import('./form-logic.ts')

/** The form's logic, which comes when it is first asked for. Where that failed, the next who asks tries it again. */
export function useFormLogic() {
  const loaded = useRef<FormLogic>(undefined)
  return {
    /** At once, where it is there. */
    loaded,
    async load(): Promise<FormLogic> {
      loaded.current ??= await import('./form-logic.ts')
      return loaded.current
    },
  }
}
