export type { CsvFormat } from './format.ts'
