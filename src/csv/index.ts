export { createDateOrderFinder, type DateOrder, isSlashedDate, toIsoDate } from './dates.ts'
export { type DecimalSign, decimalSignOf, readAmount } from './numbers.ts'
export {
  type CsvFormat,
  type CsvProblem,
  detectFormat,
  MAX_RECORD_BYTES,
  type OpenFile,
  readRecords,
  UnreadableCsv,
} from './read-records.ts'
