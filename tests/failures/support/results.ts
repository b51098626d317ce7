import { alignColumns } from '../../../bench/report.ts'
import type { Report } from './visitors.ts'

/** One row of the table that the suite prints. */
export interface Result {
  scenario: string
  report: Report
  counts: Record<string, number>
  remark: string
  isOk: boolean
}

export function toResultTable(results: readonly Result[]): string {
  const rows = results.map(({ scenario, report, counts, remark, isOk }) => [
    isOk ? '✓' : '✗',
    scenario,
    `${report.reads.answered} (${toFailures(report.reads.failed)})`,
    `${(report.reads.slowestMs / 1000).toFixed(1)} s`,
    `${report.writes.answered} (${toFailures(report.writes.failed)})`,
    String(report.orders.size),
    String(report.submissions.size),
    String(report.paidByCard.size),
    toTold(counts.mails, counts.repeatedMails),
    toTold(counts.webhooks, counts.repeatedWebhooks),
    remark,
  ])
  const head = [
    '',
    'scenario',
    'pages read (failed)',
    'slowest',
    'writes (failed)',
    'orders',
    'messages',
    'cards',
    'mails',
    'webhooks',
    'remark',
  ]
  return alignColumns([head, ...rows])
}

const toTold = (count = 0, repeated = 0) =>
  repeated === 0 ? String(count) : `${count}, ${repeated} twice`

function toFailures(failed: ReadonlyMap<string, number>): string {
  if (failed.size === 0) return '0'
  return [...failed].map(([what, count]) => `${count} × ${what}`).join(', ')
}
