import { setTimeout as wait } from 'node:timers/promises'
import type { Copy } from './copies.ts'

/** Tasks that this copy runs within the time. Short enough times show only frequent tasks. */
export async function watchTasks(copy: Copy, ms: number): Promise<Set<string>> {
  const before = await readTaskRuns(copy)
  await wait(ms)
  const after = await readTaskRuns(copy)
  return new Set([...after].flatMap(([task, runs]) => (runs > (before.get(task) ?? 0) ? task : [])))
}

/** Runs of each periodic task since the copy started. */
export async function readTaskRuns({ url }: Copy): Promise<Map<string, number>> {
  const metrics = await fetch(`${url}/metrics`).then(answer => answer.text())
  const runs = new Map<string, number>()
  for (const [, labels = '', count] of metrics.matchAll(
    /^vitrine_task_runs_total\{([^}]*)\} (\d+)/gm,
  )) {
    const [, task = ''] = /task="([^"]+)"/.exec(labels) ?? []
    runs.set(task, (runs.get(task) ?? 0) + Number(count))
  }
  return runs
}
