import { expect, test } from 'vitest'
import { invoiceSettings } from '../../../../../tests/support/invoices.ts'
import { findInvoiceProblems } from './find-invoice-problems.ts'

const settings = invoiceSettings()
const { invoice } = settings.numbers
const problemsOf = (changes: object) =>
  findInvoiceProblems({ ...settings, ...changes }).map(one => `${one.path} ${one.message}`)

test('SH-4 accepts complete settings of invoices', () => {
  expect(problemsOf({})).toEqual([])
})

test('SH-4 refuses formats that would repeat numbers', () => {
  expect(problemsOf({ numbers: { invoice, creditNote: invoice } })).toEqual([
    '/shop/invoices/numbers/creditNote/format same-number-format',
  ])
  const withoutYear = { ...invoice, format: 'RE-{number}' }
  expect(problemsOf({ numbers: { ...settings.numbers, invoice: withoutYear } })).toEqual([
    '/shop/invoices/numbers/invoice/format year-missing',
  ])
})

test('SH-4 refuses an invalid IBAN or VAT ID', () => {
  const seller = { ...settings.seller, iban: 'DE02120300000000202052', vatId: 'DE123' }
  expect(problemsOf({ seller })).toEqual([
    '/shop/invoices/seller/iban no-iban',
    '/shop/invoices/seller/vatId no-vat-id',
  ])
})
