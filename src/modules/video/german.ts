export const german: Record<string, string> = {
  Video: 'Video',
  'A video of your own, or of a provider, with an image over it until it plays.':
    'Ein eigenes Video oder eines von einem Anbieter, mit einem Bild darüber, bis es spielt.',
  'Says to screen readers which video it is.': 'Sagt Screenreadern, welches Video es ist.',
  'The original ratio is known of videos of the library.':
    'Das Originalformat ist von Videos der Mediathek bekannt.',
  'Round button in the middle': 'Runde Schaltfläche in der Mitte',
  'Button with text at the bottom': 'Schaltfläche mit Text unten',
  'Tinted frame': 'Getönter Rahmen',
  'Round button on its image': 'Runde Schaltfläche auf dem Bild',
  'Button with text, wide': 'Schaltfläche mit Text, breit',
  'From a provider, in a tinted frame': 'Von einem Anbieter, in getöntem Rahmen',
  'Say what the video shows.': 'Schreiben Sie, was das Video zeigt.',
}
