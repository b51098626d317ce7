import { existsSync } from 'node:fs'
import type { TSchema } from 'typebox'
import { expect, it } from 'vitest'
import { isRecord } from '#base'
import { DesignSchema, OPTION_GROUPS, OuterSchema } from '#design'
import { PROOFS, PROVED_ELSEWHERE, SEEN_VARIANTS } from '../e2e/support/design-proofs.ts'

const options: Record<string, { schema: TSchema }> = Object.assign(
  {},
  ...Object.values(OPTION_GROUPS),
)
const proofs = Object.values(PROOFS).flatMap(of => Object.entries(of))

it('MV-1: every design option is set in the panel and seen by visitors in some test', () => {
  const elsewhere = Object.keys(PROVED_ELSEWHERE)
  const proved = [...proofs.map(([name]) => name), ...elsewhere]
  const known = [...Object.keys(DesignSchema.properties), ...Object.keys(OuterSchema)]
  expect([...new Set(proved), 'design'].sort()).toEqual([...new Set(known)].sort())
  for (const file of Object.values(PROVED_ELSEWHERE)) {
    expect(existsSync(new URL(`../e2e/${file}`, import.meta.url)), file).toBe(true)
  }
})

it('MV-1: every part of an option has a value in the proof of it, and of each that is made like it', () => {
  const missing: string[] = []
  const valuesOf = new Map<TSchema, unknown[]>()
  for (const [name, of] of proofs) {
    const schema = options[name]?.schema as TSchema
    const values = SEEN_VARIANTS.map((_, index) => of(index + 1).value)
    valuesOf.set(schema, [...(valuesOf.get(schema) ?? []), ...values])
  }
  const look = (schema: TSchema, values: unknown[], path: string) => {
    const { properties, items } = schema as {
      properties?: Record<string, TSchema>
      items?: TSchema
    }
    if (items) return look(items, values.flat(), `${path}[]`)
    for (const [part, of] of Object.entries(properties ?? {})) {
      const said = values.flatMap(value => (isRecord(value) ? [value[part]] : []))
      const set = said.filter(value => value !== undefined)
      if (set.length === 0) missing.push(`${path}.${part}`)
      else look(of, set, `${path}.${part}`)
    }
  }
  for (const [name, { schema }] of Object.entries(options)) {
    look(schema, valuesOf.get(schema) ?? [], name)
  }
  expect(missing).toEqual([])
})
