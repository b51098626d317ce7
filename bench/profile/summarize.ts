/** A CPU profile of V8 (`Profiler.stop`). Columns and lines count from 0. */
export interface CpuProfile {
  nodes: {
    id: number
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number }
  }[]
  samples: number[]
  /** Microseconds since the previous sample. */
  timeDeltas: number[]
}

type CallFrame = CpuProfile['nodes'][number]['callFrame']

export interface Share {
  name: string
  ms: number
  /** Share of the busy time. */
  share: number
}

const IDLE = new Set(['(idle)', '(root)'])

/**
 * Self time by area and by function, largest first, without idle time.
 * @param sourceOf Path of the source of a call frame, from the root of the checkout.
 */
export function summarizeProfile(
  { nodes, samples, timeDeltas }: CpuProfile,
  sourceOf: (frame: CallFrame) => string | undefined,
): { busyMs: number; areas: Share[]; functions: Share[] } {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<CallFrame, number>()
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id)
    if (!frame || IDLE.has(frame.functionName)) continue
    times.set(frame, (times.get(frame) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  }
  const busyMs = [...times.values()].reduce((sum, ms) => sum + ms, 0)
  const sumBy = (nameOf: (frame: CallFrame) => string): Share[] => {
    const sums = new Map<string, number>()
    for (const [frame, ms] of times) sums.set(nameOf(frame), (sums.get(nameOf(frame)) ?? 0) + ms)
    return [...sums]
      .map(([name, ms]) => ({ name, ms, share: ms / busyMs }))
      .sort((a, b) => b.ms - a.ms)
  }
  return {
    busyMs,
    areas: sumBy(frame => areaOf(frame, sourceOf(frame))),
    functions: sumBy(frame => {
      const name = frame.functionName || '(anonymous)'
      const source = sourceOf(frame) ?? frame.url
      return source ? `${name}  ${source}` : name
    }),
  }
}

/** A package, a folder of the source with its subfolder, Node, or the engine. */
function areaOf({ functionName, url }: CallFrame, source: string | undefined): string {
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (functionName === '(program)') return 'native code'
  if (url.startsWith('node:')) return 'node'
  if (url === '') return 'built-in functions'
  if (source === undefined) return 'other'
  const parts = source.split('/')
  const packages = parts.lastIndexOf('node_modules')
  if (packages >= 0) {
    const [name = '', second = ''] = parts.slice(packages + 1)
    return name.startsWith('@') ? `${name}/${second}` : name
  }
  return parts.slice(0, parts.length > 3 ? 3 : parts.length - 1).join('/')
}
