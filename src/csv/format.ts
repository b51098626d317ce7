import type { Encoding } from '#base'

/** How a CSV file is written. */
export interface CsvFormat {
  encoding: Encoding
  /** `,`, `;`, tab or `|`. */
  delimiter: string
}
