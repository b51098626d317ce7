import { useEffect, useState } from 'react'
import { toZoneTime } from '#base'
import { localWeek } from './describe-hours.ts'
import { type Status, statusAt, type Week } from './hours.ts'

const MINUTE = 60_000

/** Current status in local time, updated every minute; undefined before the script runs. */
export function useStatus(week: Week, timeZone: string, isWanted: boolean) {
  const [state, setState] = useState<{ status: Status; now: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: props of a visitor's page do not change
  useEffect(() => {
    if (!isWanted) return
    const local = localWeek(week, timeZone)
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const now = toZoneTime(Date.now(), timeZone)
      setState({ status: statusAt(local, now), now })
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE))
    }
    tick()
    return () => clearTimeout(timer)
  }, [timeZone, isWanted])
  return state
}
