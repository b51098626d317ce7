import type { Encoding } from './encodings.ts'

/** How a CSV file is written. */
export interface CsvFormat {
  encoding: Encoding
  /** `,`, `;`, tab or `|`. */
  delimiter: string
}
