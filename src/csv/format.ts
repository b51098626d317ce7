import type { Encoding } from '#base'

/** Encoding and separator of a CSV file. */
export interface CsvFormat {
  encoding: Encoding
  /** `,`, `;`, tab or `|`. */
  delimiter: string
}
