import { readdirSync, readFileSync } from 'node:fs'
import type { Site } from './site.ts'

/** Values of `/metrics` by name and labels. */
export async function readMetrics(site: Pick<Site, 'url'>): Promise<Map<string, number>> {
  const text = await fetch(`${site.url}/metrics`).then(response => response.text())
  return parseMetrics(text)
}

export function parseMetrics(text: string): Map<string, number> {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map(line => {
      const space = line.lastIndexOf(' ')
      return [line.slice(0, space), Number(line.slice(space + 1))]
    }),
  )
}

/** CPU time of the server in milliseconds. */
export async function serverCpuMs(site: Pick<Site, 'url' | 'pid'>): Promise<number> {
  const seconds = (await readMetrics(site)).get('process_cpu_seconds_total')
  // Earlier builds do not have this metric.
  return seconds === undefined ? threadsCpuMs(site.pid) : seconds * 1000
}

/** CPU time of the running threads of any process in milliseconds (Linux). */
export function threadsCpuMs(pid: number): number {
  const folder = `/proc/${pid}/task`
  return readdirSync(folder).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e6
  }, 0)
}

/** Resident memory of a process (Linux). */
export function residentMb(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4096) / 1e6
}
