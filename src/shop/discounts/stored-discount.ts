import type { Selectable } from 'kysely'
import { Value } from 'typebox/value'
import type { Tables } from '#db'
import { codeKey, type Discount, type DiscountEdit, DiscountRules } from './discount.ts'

type Row = Pick<
  Selectable<Tables['discounts']>,
  | 'id'
  | 'code'
  | 'label'
  | 'type'
  | 'enabled'
  | 'starts_at'
  | 'expires_at'
  | 'usage_limit'
  | 'usage_count'
  | 'rules'
>

export const DISCOUNT_COLUMNS = [
  'id',
  'code',
  'label',
  'type',
  'enabled',
  'starts_at',
  'expires_at',
  'usage_limit',
  'usage_count',
  'rules',
] as const satisfies (keyof Row)[]

export function toDiscount(row: Row): Discount {
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    type: row.type as Discount['type'],
    enabled: row.enabled === 1,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
    usageLimit: row.usage_limit,
    usageCount: row.usage_count,
    ...readRules(JSON.parse(row.rules)),
  }
}

/** Fills rules that were added later with their defaults. */
const readRules = (stored: unknown) => Value.Default(DiscountRules, stored) as DiscountRules

/** Columns of a discount as staff entered it. */
export function toColumns(edit: DiscountEdit) {
  const { code, label, type, enabled, startsAt, expiresAt, usageLimit, ...rules } = edit
  return {
    code: code.trim(),
    code_key: codeKey(code) || null,
    label: label.trim(),
    type,
    enabled: enabled ? 1 : 0,
    starts_at: startsAt,
    expires_at: expiresAt,
    usage_limit: usageLimit,
    rules: JSON.stringify(rules),
  }
}
