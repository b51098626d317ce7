import { moduleExamples } from '#modules'

/** What a new module begins as: its first example; what holds others begins empty. */
export function startOf(type: string): Record<string, unknown> {
  if (type === 'section' || type === 'column') return {}
  if (type === 'row') {
    const column = { type: 'column', props: { id: 'column' } }
    return { columns: [column, { ...column, props: { id: 'column-2' } }] }
  }
  return moduleExamples.get(type)?.[0]?.props ?? {}
}
