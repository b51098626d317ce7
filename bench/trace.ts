import type { CDPSession } from 'playwright-core'

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Timestamp and duration in microseconds. */
  ts: number
  dur?: number
  /** Thread CPU time in microseconds. */
  tdur?: number
  args?: { data?: { type?: string } }
}

/** At 60 frames per second. */
export const FRAME_MS = 16.7
/** CPU slowdown that simulates a phone. */
export const CPU_SLOWDOWN = 4

/** Main thread work for a frame: scripts, style, layout and paint. */
export const FRAME_WORK = 'ProxyMain::BeginMainFrame'

/** Records a browser trace during an action. */
export async function recordTrace(
  session: CDPSession,
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'toplevel', 'devtools.timeline'] },
  })
  await act()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}
