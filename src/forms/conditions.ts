import type { FormField, FormValues, Rule } from './definition.ts'

/**
 * Ids of the fields that their conditions hide (FM-5). A rule on a hidden field never holds, so what depends on
 * it hides too. The same function runs in the browser and on the server.
 */
export function hiddenFields(fields: readonly FormField[], values: FormValues): Set<string> {
  const hidden = new Set<string>()
  // Each pass can only hide more, so it ends after as many passes as there are fields.
  for (let changed = true; changed; ) {
    changed = false
    for (const field of fields) {
      if (hidden.has(field.id) || field.rules.length === 0) continue
      const holds = (rule: Rule) => !hidden.has(rule.field) && ruleHolds(rule, values)
      const isShown = field.relation === 'any' ? field.rules.some(holds) : field.rules.every(holds)
      if (isShown) continue
      hidden.add(field.id)
      changed = true
    }
  }
  return hidden
}

/** Whether one condition holds for what was entered (behaviour §7). */
export function ruleHolds(rule: Rule, values: FormValues): boolean {
  const entered = values[rule.field] ?? []
  const first = entered[0] ?? ''
  const expected = rule.value.replaceAll('\\', '')
  switch (rule.operator) {
    case 'is':
      return entered.length > 1 ? entered.includes(expected) : first === expected
    case 'is not':
      return entered.length > 1 ? !entered.includes(expected) : first !== expected
    case 'is empty':
      return entered.every(value => value === '')
    case 'is not empty':
      return entered.some(value => value !== '')
    case 'contains':
      return entered.some(value => value.toLowerCase().includes(expected.toLowerCase()))
    case 'does not contain':
      return !entered.some(value => value.toLowerCase().includes(expected.toLowerCase()))
    case 'is greater':
      return Number.parseInt(first, 10) > Number.parseInt(expected, 10)
    case 'is less':
      return Number.parseInt(first, 10) < Number.parseInt(expected, 10)
  }
}
