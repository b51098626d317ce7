import type { Database } from '#db'
import type { ShopSettings } from '../model/settings.ts'
import type { ImportKind, ImportOptions, KeptChange } from './job-view.ts'
import type { Journal, StoredChange } from './journal.ts'
import type { ImportChange, ImportProblem } from './report.ts'
import type { ColumnNames, TableCells } from './table-cells.ts'

export interface TableContext {
  db: Database
  settings: ShopSettings
  options: ImportOptions
  nowMs: number
}

/** Planned change of an item, or the reason of its refusal. */
export type Verdict = { kind: ImportChange['kind'] } | { problem: Omit<ImportProblem, 'row'> }

/** How one kind of table is read, checked, written and undone. */
export interface TableDefinition<Item> {
  kind: ImportKind
  columns: ColumnNames
  /** Whether a table has the columns that are needed. */
  isComplete(has: (column: string) => boolean): boolean
  /** Message about missing columns. */
  needs: string
  /** Columns with amounts, which tell how decimals are written. */
  amounts?: readonly string[]
  /** Columns with dates, which tell the order of day and month. */
  dates?: readonly string[]
  /** Consecutive rows with the same value are one item. */
  groupBy?: string
  /** Parses the rows of an item; problems are kept by the cells. */
  parse(rows: readonly TableCells[], context: TableContext): Item | undefined
  /** Identifies an item within the file. */
  keyOf(item: Item): string
  labelOf(item: Item): string
  check(context: TableContext, items: readonly Item[]): Promise<Verdict[]>
  /** Writes new and changed items in a transaction, and notes them. */
  write(
    context: TableContext,
    items: readonly { item: Item; kind: 'created' | 'updated' }[],
    journal: Journal | undefined,
  ): Promise<void>
  /** Called in a transaction before anything is written. */
  begin?(context: TableContext, journal: Journal | undefined): Promise<void>
  /** Called in a transaction after everything is written, with the keys of all items of the file. */
  finish?(
    context: TableContext,
    keys: ReadonlySet<string>,
    journal: Journal | undefined,
  ): Promise<void>
  undo(context: TableContext, changes: readonly StoredChange[]): Promise<KeptChange[]>
  afterwards?(): Promise<void>
}
