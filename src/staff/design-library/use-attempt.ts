import { useState } from 'react'
import { ApiError } from '../api.ts'
import { useStaffTexts } from '../texts.tsx'

/** For what may be refused: whether it is under way, and what was wrong with it. */
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
