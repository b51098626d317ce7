/** Where a form sends what visitors enter: an email address, the URL of a webhook, or the origin of a redirect. */
export interface Destination {
  kind: 'mail' | 'webhook' | 'redirect'
  address: string
}
