/**
 * Last day of support of each major version of Node.
 * Source: https://github.com/nodejs/Release/blob/main/schedule.json (`end`).
 */
export const NODE_SUPPORT: Readonly<Record<number, string>> = {
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
}

/**
 * Last day of support of each major version of Postgres.
 * Source: https://www.postgresql.org/support/versioning/ ("Final Release").
 */
export const POSTGRES_SUPPORT: Readonly<Record<number, string>> = {
  13: '2025-11-13',
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
}
