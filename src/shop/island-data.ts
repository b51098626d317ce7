/**
 * What a loader answers when the HTML already shows most of it: the component on the server gets `data`, the one in
 * the browser `sent`.
 */
export function forIsland<Data extends object, Sent extends object>(
  data: Data,
  sent: Sent,
): Data | Sent {
  return { ...data, toJSON: () => sent }
}
