const own = new WeakSet<TextTrack>()

/** Adds a text track of the player next to those of the file or stream. */
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
