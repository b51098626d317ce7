export type { DateOrder } from './dates.ts'
export type { CsvFormat } from './format.ts'
