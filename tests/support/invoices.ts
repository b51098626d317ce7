import { defaultInvoiceSettings, type InvoiceSettings } from '#shop/schema'

/** Complete data of a seller in Germany. */
export function invoiceSettings(changes: Partial<InvoiceSettings> = {}): InvoiceSettings {
  return {
    ...defaultInvoiceSettings,
    seller: {
      ...defaultInvoiceSettings.seller,
      name: 'Tonwerk GmbH',
      address: 'Lehmgasse 8',
      postcode: '04109',
      city: 'Leipzig',
      vatId: 'DE136695976',
      taxNumber: '231/123/45678',
      register: 'HRB 12345, Amtsgericht Leipzig',
      managers: 'Uta Lehm',
      phone: '+49 341 123456',
      accountOwner: 'Tonwerk GmbH',
      bank: 'Sparkasse Leipzig',
      iban: 'DE02120300000000202051',
      bic: 'BYLADEM1001',
    },
    ...changes,
  }
}
