export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** True for `{…}`: not for arrays, not for null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
