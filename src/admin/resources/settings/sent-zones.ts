type Method = Record<string, unknown> & { delivery?: { from?: number | null; to?: number | null } }
type Zone = Record<string, unknown> & { methods?: Method[] }

/** Zones as the API takes them: inputs set cleared numbers to null, and one day is from and to. */
export function sentZones(zones: readonly Zone[]): Zone[] {
  return zones.map(zone => ({ ...zone, methods: zone.methods?.map(toMethod) ?? [] }))
}

function toMethod({ delivery, ...method }: Method): Method {
  const from = delivery?.from ?? delivery?.to
  const to = delivery?.to ?? delivery?.from
  return from == null || to == null ? method : { ...method, delivery: { from, to } }
}
