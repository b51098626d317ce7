import { useState } from 'react'
import { ApiError } from '../api.ts'
import { useStaffTexts } from '../texts.tsx'

/** State of an action that may be refused: pending, and the error. */
export function useAttempt() {
  const t = useStaffTexts()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function attempt(act: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      setProblem(t(`errors.${error instanceof ApiError ? error.reason : 'broken'}`))
    }
    setBusy(false)
  }
  return { attempt, isBusy, problem }
}
