import Type from 'typebox'
import type { Report } from '#split-test'

const nullable = <Of extends Type.TSchema>(of: Of) => Type.Union([Type.Null(), of])
const PendingCount = Type.Object({ visitors: Type.Integer(), times: Type.Integer() })
/** As a ratio of 1. */
const Lift = Type.Object({ low: Type.Number(), estimate: Type.Number(), high: Type.Number() })

/** Report of a test. Money in minor units, shares and lifts as ratios, rates in percent. */
export const REPORT_ANSWER = Type.Object({
  verdict: Type.Object({
    kind: Type.String(),
    days: Type.Optional(nullable(Type.Integer())),
    subject: Type.Optional(Type.String()),
    lift: Type.Optional(Lift),
  }),
  ratio: Type.Object({ p: Type.Number(), isWrong: Type.Boolean() }),
  subjects: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      weight: Type.Integer(),
      counts: Type.Record(Type.String(), Type.Integer()),
      rates: Type.Record(Type.String(), Type.Number()),
      posterior: Type.Object({ isBest: Type.Number(), low: Type.Number(), high: Type.Number() }),
      lift: nullable(Lift),
      revenuePerVisitor: Type.Number(),
      revenueLift: nullable(Lift),
      orderValueLift: nullable(Lift),
    }),
  ),
  /** Number of simulated visitors among all. */
  sample: Type.Object({ visitors: Type.Integer(), of: Type.Integer() }),
  sums: Type.Array(
    Type.Object({ key: Type.String(), views: Type.Integer(), times: Type.Integer() }),
  ),
  guardrails: Type.Array(Type.Object({ what: Type.String(), subject: Type.String(), lift: Lift })),
  segments: Type.Array(
    Type.Object({
      device: nullable(Type.String()),
      isReturning: nullable(Type.Boolean()),
      subjects: Type.Array(
        Type.Object({ key: Type.String(), ...PendingCount.properties, lift: nullable(Lift) }),
      ),
    }),
  ),
  series: Type.Array(
    Type.Object({ from: Type.Integer(), subjects: Type.Record(Type.String(), PendingCount) }),
  ),
})
export type ReportAnswer = Type.Static<typeof REPORT_ANSWER>

export function toReportAnswer({ verdict, subjects, segments, ...report }: Report): ReportAnswer {
  return {
    ...report,
    verdict: { ...verdict, ...('days' in verdict ? { days: verdict.days ?? null } : {}) },
    subjects: subjects.map(({ lift, revenueLift, orderValueLift, rates, ...subject }) => ({
      ...subject,
      rates: { ...rates },
      lift: lift ?? null,
      revenueLift: revenueLift ?? null,
      orderValueLift: orderValueLift ?? null,
    })),
    segments: segments.map(({ device, isReturning, subjects: figures }) => ({
      device: device ?? null,
      isReturning: isReturning ?? null,
      subjects: figures.map(({ lift, ...figure }) => ({ ...figure, lift: lift ?? null })),
    })),
  }
}
