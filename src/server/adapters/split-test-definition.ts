import type { Modules, PageNode } from '#module-contract'
import { SPLIT_TEST } from '#render'
import type { Audience, Device, Goal, Remembered, TestDefinition } from '#split-test/schema'

/** Props of a split-test module with defaults. */
interface SplitTestProps {
  name: string
  subjects: { key: string; name?: string; weight?: number }[]
  goal: Goal
  goalModule: string
  bounceSeconds: number
  remembered: Remembered
  effectPercent: number
  minDays: number
  devices: 'all' | Device
  visitors: 'all' | 'new' | 'returning'
  campaigns: string
  languages: string
}

/** Converts a split-test module to a test definition. */
export function toTestDefinition(modules: Modules, { props }: PageNode): TestDefinition {
  const defaults = modules.get(SPLIT_TEST)?.props.defaults
  const said = { ...defaults, ...props } as unknown as SplitTestProps
  const { goal, goalModule, bounceSeconds, remembered, effectPercent, minDays } = said
  const subjects = said.subjects.map(({ key, name, weight = 1 }) => ({
    key,
    name: name || key.toUpperCase(),
    weight,
  }))
  const name =
    said.name ||
    subjects
      .map(one => one.name)
      .join(' / ')
      .slice(0, 120)
  return {
    name,
    subjects,
    goal,
    goalModule,
    bounceSeconds,
    remembered,
    effectPercent,
    minDays,
    audience: toAudience(said),
  }
}

function toAudience({ devices, visitors, campaigns, languages }: SplitTestProps): Audience {
  return {
    ...(devices === 'all' ? {} : { devices: [devices] }),
    ...(visitors === 'all' ? {} : { visitors }),
    ...some('campaigns', campaigns),
    ...some('languages', languages.toLowerCase()),
  }
}

function some<Name extends string>(name: Name, text: string): { [_ in Name]?: string[] } {
  const values = [...new Set(text.split(',').map(one => one.trim()))].filter(Boolean)
  return values.length > 0 ? ({ [name]: values.slice(0, 20) } as { [_ in Name]: string[] }) : {}
}
