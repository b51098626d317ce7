import { type Kysely, sql } from 'kysely'

/** Letters that Unicode does not decompose, as they are searched for since this version. */
const FOLDED: Record<string, string> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
  ...{ ł: 'l', ŋ: 'n', ŧ: 't', ĸ: 'k', ə: 'e', ƒ: 'f' },
}
const COLUMNS = [
  ['product_search', 'body'],
  ['order_search', 'body'],
  ['submission_search', 'body'],
  ['product_listings', 'name_key'],
] as const

/** Folds the stored search keys; what is indexed by `search` is indexed again by itself. */
export async function up(db: Kysely<unknown>) {
  for (const [table, column] of COLUMNS) {
    for (const [letter, plain] of Object.entries(FOLDED)) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${letter}, ${plain}) where ${sql.ref(column)} like ${`%${letter}%`}`.execute(
        db,
      )
    }
  }
}
