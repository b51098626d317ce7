import { timeOfSnapshot } from './snapshot-names.ts'

/** Numbers of backups to keep. The newest backup is always kept. */
export interface Retention {
  /** Newest backups, whatever their time. */
  last: number
  /** Newest backup of each of the last days that have one, and so on. Days are those of UTC. */
  daily: number
  weekly: number
  monthly: number
}

export const STANDARD_RETENTION: Retention = { last: 3, daily: 7, weekly: 5, monthly: 12 }

/** Names of the snapshots to delete. A snapshot is kept if any rule keeps it. */
export function chooseExpired(names: readonly string[], retention: Retention): string[] {
  const newestFirst = names.toSorted().toReversed()
  const kept = new Set(newestFirst.slice(0, Math.max(1, retention.last)))
  const rules: [number, (at: Date) => string][] = [
    [retention.daily, at => at.toISOString().slice(0, 10)],
    [retention.weekly, weekOf],
    [retention.monthly, at => at.toISOString().slice(0, 7)],
  ]
  for (const [count, periodOf] of rules) {
    const periods = new Set<string>()
    for (const name of newestFirst) {
      const period = periodOf(new Date(timeOfSnapshot(name)))
      if (periods.has(period)) continue
      if (periods.size >= count) break
      periods.add(period)
      kept.add(name)
    }
  }
  return newestFirst.filter(name => !kept.has(name)).toReversed()
}

/** The date of the week's Monday. */
function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7
  const monday = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - sinceMonday)
  return new Date(monday).toISOString().slice(0, 10)
}
