import type { MetricSnapshot } from '#base/instruments'

/**
 * Messages about metrics. A worker that gets a request for `/metrics` asks its primary, which asks
 * all workers for their figures.
 */
export type MetricsMessage =
  | { type: 'metrics-wanted'; id: number }
  | { type: 'metrics-read'; id: number }
  | { type: 'metrics-of-worker'; id: number; snapshot: MetricSnapshot }
  | { type: 'metrics-of-all'; id: number; snapshot: MetricSnapshot }

/** Id of figures that a worker sends by itself before it stops. */
export const UNASKED = 0

export function isMetricsMessage(message: unknown): message is MetricsMessage {
  const type = (message as { type?: unknown } | null)?.type
  return typeof type === 'string' && type.startsWith('metrics-')
}
