/** Carriers with their public tracking pages; `{number}` is the tracking number. */
export const CARRIERS = {
  dhl: {
    name: 'DHL',
    url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  },
  dpd: { name: 'DPD', url: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  gls: { name: 'GLS', url: 'https://gls-group.com/GROUP/en/parcel-tracking?match={number}' },
  hermes: {
    name: 'Hermes',
    url: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{number}',
  },
  ups: { name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' },
  fedex: { name: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  usps: { name: 'USPS', url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  'royal-mail': {
    name: 'Royal Mail',
    url: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  'la-poste': {
    name: 'La Poste',
    url: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  },
} as const satisfies Record<string, { name: string; url: string }>

export type CarrierId = keyof typeof CARRIERS

export function isCarrier(id: string): id is CarrierId {
  return Object.hasOwn(CARRIERS, id)
}

/** Name of a known carrier, or the text that staff entered. */
export function carrierName(carrier: string): string {
  return isCarrier(carrier) ? CARRIERS[carrier].name : carrier
}

/** Tracking page of a shipment; empty without a number or for other carriers. */
export function trackingUrl(carrier: string, trackingNumber: string): string {
  const number = trackingNumber.replaceAll(/\s/g, '')
  if (!number || !isCarrier(carrier)) return ''
  return CARRIERS[carrier].url.replace('{number}', encodeURIComponent(number))
}
