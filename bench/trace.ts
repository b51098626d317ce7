import type { CDPSession } from 'playwright-core'

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds since some beginning, and how long it took. */
  ts: number
  dur?: number
  /** Microseconds of the thread's processor time. */
  tdur?: number
  args?: { data?: { type?: string } }
}

/** At 60 frames a second. */
export const FRAME_MS = 16.7
/** Of the processor, against that of a phone. */
export const CPU_SLOWDOWN = 4

/** What the page's own thread does for a frame: what scripts ask of it, styles, layout and painting. */
export const FRAME_WORK = 'ProxyMain::BeginMainFrame'

/** The browser's own record of what it does meanwhile. */
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
