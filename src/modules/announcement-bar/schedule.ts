interface Scheduled {
  /** UTC milliseconds; 0 for no limit. */
  startsAt: number
  endsAt: number
}

/** Which of them are shown at a moment: from the first millisecond to the last before the end. */
export function shownAt(messages: readonly Scheduled[], now: number): number[] {
  return messages.flatMap(({ startsAt, endsAt }, index) =>
    startsAt <= now && (endsAt === 0 || now < endsAt) ? [index] : [],
  )
}

/** When that changes next; undefined for never. */
export function nextChange(messages: readonly Scheduled[], now: number): number | undefined {
  const moments = messages.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const coming = moments.filter(moment => moment > now)
  return coming.length > 0 ? Math.min(...coming) : undefined
}
