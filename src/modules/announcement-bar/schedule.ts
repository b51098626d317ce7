interface Scheduled {
  /** UTC milliseconds; 0 for no limit. */
  startsAt: number
  endsAt: number
}

/** Indexes of announcements at a time; the end is exclusive. */
export function shownAt(messages: readonly Scheduled[], now: number): number[] {
  return messages.flatMap(({ startsAt, endsAt }, index) =>
    startsAt <= now && (endsAt === 0 || now < endsAt) ? [index] : [],
  )
}

/** Time of the next change; undefined for never. */
export function nextChange(messages: readonly Scheduled[], now: number): number | undefined {
  const moments = messages.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const coming = moments.filter(moment => moment > now)
  return coming.length > 0 ? Math.min(...coming) : undefined
}
