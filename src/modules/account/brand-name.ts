/** Names that differ from the provider's id in capitals. */
const NAMES: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  sepa_debit: 'SEPA',
  unionpay: 'UnionPay',
  us_bank_account: 'ACH',
}

/** Name of a card brand or payment method, such as `Visa` for `visa`. */
export const brandName = (brand: string): string =>
  NAMES[brand] ??
  brand
    .split('_')
    .filter(Boolean)
    .map(([first = '', ...rest]) => first.toUpperCase() + rest.join(''))
    .join(' ')
