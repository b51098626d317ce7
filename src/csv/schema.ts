export { ENCODINGS, type Encoding } from './encodings.ts'
export type { CsvFormat } from './format.ts'
