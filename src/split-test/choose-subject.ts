import type { Audience, Device, Subject } from './schema.ts'

/** Properties of a visitor used for audiences. */
export interface VisitorTraits {
  device: Device
  isReturning: boolean
  /** `utm_campaign` of the URL. */
  campaign: string | undefined
  /** ISO 639 code of the preferred language. */
  language: string | undefined
}

/** Picks a subject by weight. `random` is at least 0 and less than 1. */
export function chooseSubject(subjects: readonly Subject[], random: number): Subject | undefined {
  const sum = subjects.reduce((all, { weight }) => all + weight, 0)
  let rest = random * sum
  for (const subject of subjects) {
    rest -= subject.weight
    if (rest < 0) return subject
  }
  return undefined
}

export function isInAudience(
  { devices = [], visitors, campaigns = [], languages = [] }: Audience,
  traits: VisitorTraits,
): boolean {
  const isOne = (values: readonly string[], value: string | undefined) =>
    values.length === 0 || (value !== undefined && values.includes(value))
  return (
    isOne(devices, traits.device) &&
    isOne(campaigns, traits.campaign) &&
    isOne(languages, traits.language) &&
    (visitors === undefined || (visitors === 'returning') === traits.isReturning)
  )
}
