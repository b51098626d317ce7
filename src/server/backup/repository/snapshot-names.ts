/** Snapshots are named by their time, such as `2027-01-04T09-00-01-000Z`. */
export const snapshotNameOf = (at: number) => new Date(at).toISOString().replace(/[:.]/g, '-')

export const timeOfSnapshot = (name: string) =>
  Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))
