const own = new WeakSet<TextTrack>()

/** A text track of ours, beside those that a file or a stream brings itself. */
export function addTrack(
  element: HTMLMediaElement,
  kind: 'captions' | 'metadata',
  { label, language }: { label: string; language: string },
): TextTrack {
  const track = element.addTextTrack(kind, label, language)
  own.add(track)
  return track
}

export const isOwnTrack = (track: TextTrack) => own.has(track)
