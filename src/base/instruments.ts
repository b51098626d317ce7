/**
 * Figures of a process in the style of Prometheus. Values only grow (counters, histograms), so they
 * can be added up over processes.
 */

export type Labels = Readonly<Record<string, string>>

/** A metric with all its values, as plain data that can be sent between processes. */
export interface MetricFamily {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /**
   * How values of several processes are merged. `max` is for figures that all processes see alike,
   * such as rows of the shared database. `separate` values get the label `worker`.
   */
  merge: 'sum' | 'max' | 'separate'
  /** Values by sample name with labels, such as `name_bucket{le="1"}`. */
  samples: Record<string, number>
}

export type MetricSnapshot = MetricFamily[]

interface Instrument {
  snapshot(): MetricFamily
}

const instruments = new Map<string, Instrument>()

function register<Of extends Instrument>(name: string, instrument: Of): Of {
  if (instruments.has(name)) throw new Error(`the metric ${name} exists`)
  instruments.set(name, instrument)
  return instrument
}

/** A sum that only grows. Without labels it starts at 0 and costs one addition. */
export function createCounter(name: string, help: string, { labeled = false } = {}) {
  let unlabeled = 0
  const values = new Map<string, number>()
  return register(name, {
    add(amount = 1, labels?: Labels) {
      if (!labels) {
        unlabeled += amount
        return
      }
      const key = labelsOf(labels)
      values.set(key, (values.get(key) ?? 0) + amount)
    },
    snapshot: (): MetricFamily => {
      const labeledSamples = [...values].map(([key, value]) => [name + key, value] as const)
      const samples = Object.fromEntries(
        labeled ? labeledSamples : [[name, unlabeled] as const, ...labeledSamples],
      )
      return { name, help, type: 'counter', merge: 'sum', samples }
    },
  })
}

/** Counts durations in cumulative buckets. */
export function createHistogram(name: string, help: string, bucketsInSeconds: readonly number[]) {
  const series = new Map<string, { counts: number[]; sum: number }>()
  return register(name, {
    observe(seconds: number, labels?: Labels) {
      const key = labelsOf(labels)
      let one = series.get(key)
      if (!one) {
        one = { counts: new Array(bucketsInSeconds.length + 1).fill(0), sum: 0 }
        series.set(key, one)
      }
      let index = 0
      while (index < bucketsInSeconds.length && seconds > (bucketsInSeconds[index] ?? 0)) index++
      one.counts[index] = (one.counts[index] ?? 0) + 1
      one.sum += seconds
    },
    snapshot: (): MetricFamily => {
      const samples: Record<string, number> = {}
      for (const [key, { counts, sum }] of series) {
        let total = 0
        for (const [index, count] of counts.entries()) {
          total += count
          const le = bucketsInSeconds[index]?.toString() ?? '+Inf'
          samples[`${name}_bucket${withLabel(key, `le="${le}"`)}`] = total
        }
        samples[`${name}_sum${key}`] = sum
        samples[`${name}_count${key}`] = total
      }
      return { name, help, type: 'histogram', merge: 'sum', samples }
    },
  })
}

/** The present values of all counters and histograms of this process. */
export const snapshotInstruments = (): MetricSnapshot =>
  [...instruments.values()].map(instrument => instrument.snapshot())

/** A metric whose values are read when it is asked for. Labels are the keys of `values`. */
export function readFamily(
  family: Pick<MetricFamily, 'name' | 'help' | 'type' | 'merge'>,
  values: number | readonly (readonly [Labels, number])[],
): MetricFamily {
  const { name } = family
  const list = typeof values === 'number' ? [[{}, values] as const] : values
  const samples = Object.fromEntries(
    list.map(([labels, value]) => [name + labelsOf(labels), value]),
  )
  return { ...family, samples }
}

/** Merges the figures of several processes into those of the site. */
export function mergeSnapshots(snapshots: readonly MetricSnapshot[]): MetricSnapshot {
  const merged = new Map<string, MetricFamily>()
  for (const family of snapshots.flat()) {
    const known = merged.get(family.name)
    if (!known) {
      merged.set(family.name, { ...family, samples: { ...family.samples } })
      continue
    }
    for (const [sample, value] of Object.entries(family.samples)) {
      const before = known.samples[sample]
      if (before === undefined) known.samples[sample] = value
      else known.samples[sample] = family.merge === 'sum' ? before + value : Math.max(before, value)
    }
  }
  return [...merged.values()]
}

/** Labels figures that are not merged with their process. */
export const labelWorker = (snapshot: MetricSnapshot, worker: string): MetricSnapshot =>
  snapshot.map(family => {
    if (family.merge !== 'separate') return family
    const label = `worker="${escapeValue(worker)}"`
    const samples = Object.entries(family.samples).map(([sample, value]) => {
      const [, name = sample, labels = ''] = /^([^{]+)(.*)$/s.exec(sample) ?? []
      return [name + withLabel(labels, label), value] as const
    })
    return { ...family, samples: Object.fromEntries(samples) }
  })

/** Prometheus text format, version 0.0.4. */
export function toPrometheusText(snapshot: MetricSnapshot): string {
  const lines = snapshot.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...Object.entries(samples).map(([sample, value]) => `${sample} ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

function labelsOf(labels: Labels | undefined): string {
  if (!labels) return ''
  const list = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`)
  return list.length === 0 ? '' : `{${list.join(',')}}`
}

const withLabel = (labels: string, added: string) =>
  labels === '' ? `{${added}}` : `${labels.slice(0, -1)},${added}}`

const escapeValue = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
