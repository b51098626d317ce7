import { type Kysely, sql } from 'kysely'

/** Letters without a Unicode decomposition and their form in the search index. */
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

/** Updates stored search keys. The `search` index rebuilds itself. */
export async function up(db: Kysely<unknown>) {
  for (const [table, column] of COLUMNS) {
    for (const [letter, plain] of Object.entries(FOLDED)) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${letter}, ${plain}) where ${sql.ref(column)} like ${`%${letter}%`}`.execute(
        db,
      )
    }
  }
}
