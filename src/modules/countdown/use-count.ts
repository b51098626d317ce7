import { useEffect, useState } from 'react'
import type { PropsOf } from '#module-contract/client'
import { isInBuilder } from '#visitor/client'
import { beginningOf } from './first-visit.ts'
import type { Props } from './props.ts'
import { untilNextTick } from './remaining.ts'

const HOUR = 3_600_000

interface Count {
  /** UTC milliseconds; for a visitor's own countdown, relative to its start until the script runs. */
  end: number
  now: number
}

/** End and current time, updated every second. Starts with the server's values. */
export function useCount(
  id: string,
  { counts, endsAt, hours }: Pick<PropsOf<typeof Props>, 'counts' | 'endsAt' | 'hours'>,
  serverNow: number | undefined,
): Count {
  const isOwn = counts === 'visit'
  const [count, setCount] = useState<Count>(() => ({
    end: isOwn ? hours * HOUR : endsAt,
    now: serverNow ?? (isOwn ? 0 : Date.now()),
  }))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The builder does not store a visit.
    const began = isInBuilder() ? Date.now() : undefined
    const end = isOwn ? (began ?? beginningOf(id)) + hours * HOUR : endsAt
    function tick() {
      const now = Date.now()
      setCount({ end, now })
      if (now < end) timer = setTimeout(tick, untilNextTick(end, now))
    }
    tick()
    return () => clearTimeout(timer)
  }, [id, isOwn, endsAt, hours])
  return count
}
