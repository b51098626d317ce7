import { useEffect, useState } from 'react'
import { untilNextTick } from './remaining.ts'

/** The time, renewed with every whole second that is left; what the server took it for until the first tick. */
export function useNow(endsAt: number, serverNow: number | undefined): number {
  const [now, setNow] = useState(serverNow ?? Date.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const time = Date.now()
      setNow(time)
      if (time < endsAt) timer = setTimeout(tick, untilNextTick(endsAt, time))
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt])
  return now
}
