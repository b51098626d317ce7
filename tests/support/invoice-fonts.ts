import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackWoff } from '../../src/shop/invoices/pdf/unpack-woff.ts'

const root = join(import.meta.dirname, '../..')
const FILES = join(root, 'src/shop/invoices/fonts')
const ALL_SCRIPTS = join(
  root,
  'node_modules/@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
)

/** Reads fonts of invoices from their sources. */
export const readInvoiceFont = (name: string) =>
  unpackWoff(readFileSync(name === 'all-scripts.woff' ? ALL_SCRIPTS : join(FILES, name)))
