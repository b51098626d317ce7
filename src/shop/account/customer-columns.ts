import type { SavedAddress } from '../customers/addresses.ts'
import { ADDRESS_PARTS, addressColumns } from '../import-jobs/address-columns.ts'

export interface ImportedAddress {
  address: SavedAddress
  isBilling: boolean
  isShipping: boolean
}

/** Shopify's customers have one address, and WooCommerce's own export of customers too. */
function withPlain(columns: Record<string, readonly string[]>) {
  return Object.fromEntries(
    Object.entries(columns).map(([column, words]) => {
      const part = column.replace('billing ', '').replaceAll(' ', '_') as keyof typeof ADDRESS_PARTS
      const plain = part === 'first_name' || part === 'last_name' ? [] : ADDRESS_PARTS[part]
      return [
        column,
        [...words, ...ADDRESS_PARTS[part].map(word => `defaultaddress${word}`), ...plain],
      ]
    }),
  )
}

export const CUSTOMER_COLUMNS: Record<string, readonly string[]> = {
  email: ['email', 'emailaddress', 'useremail', 'customeremail', 'username', 'correoelectronico'],
  name: ['name', 'displayname', 'fullname', 'customername'],
  'first name': ['firstname', 'vorname', 'prenom', 'nombre'],
  'last name': ['lastname', 'nachname', 'nom', 'apellidos'],
  tags: ['tags', 'schlagworter'],
  group: ['customergroup', 'kundengruppe', 'gruppe', 'groupe', 'groupeclient', 'grupo'],
  note: ['note', 'notes', 'notiz', 'notizen', 'customernote'],
  consent: [
    ...['acceptsemailmarketing', 'acceptsmarketing', 'consent', 'newsletter', 'einwilligung'],
  ],
  'created at': ['createdat', 'dateregistered', 'dateregisteredutc', 'userregistered', 'signup'],
  'billing email': ['billingemail', 'emailbilling'],
  ...withPlain(addressColumns('billing')),
  ...addressColumns('shipping'),
}
