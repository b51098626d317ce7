import { expect, it } from 'vitest'
import type { AnyField } from '#module-contract'
import { moduleExamples, modules } from './support/modules.ts'
import { OF_ONE_LOOK } from './support/of-one-look.ts'

/** Options that are not a visual style, such as counts and alignment. */
const NO_LOOK = new Set(['align', 'columns', 'perPage', 'text', 'textarea'])

/** Chosen design options; for list rows, their distinct values. */
function lookOf(shape: Record<string, AnyField>, props: Record<string, unknown>): object {
  const entries = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const value = props[name] ?? field.default
    const inside = field.control.fields as Record<string, AnyField> | undefined
    if (inside && Array.isArray(value)) {
      return [[name, [...new Set(value.map(row => JSON.stringify(lookOf(inside, row))))]]]
    }
    const isLook = field.group === 'design' && !NO_LOOK.has(name) && !NO_LOOK.has(field.kind)
    return isLook ? [[name, value]] : []
  })
  return Object.fromEntries(entries)
}

it.each([...modules].filter(([type]) => !OF_ONE_LOOK.has(type)))(
  '%s has three examples that differ in their design fields',
  (type, { props: { shape } }) => {
    const looks = (moduleExamples.get(type) ?? []).map(({ props }) =>
      JSON.stringify(lookOf(shape, props)),
    )
    expect(
      new Set(looks).size,
      'Combinations of fields with `group: design` in examples.ts; modules without such fields are listed in tests/support/of-one-look.ts.',
    ).toBeGreaterThanOrEqual(3)
  },
)
