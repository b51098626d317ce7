export const german: Record<string, string> = {
  'Before and after': 'Vorher und nachher',
  'Two images of one thing with a divider that can be moved.':
    'Zwei Bilder einer Sache mit einer Trennlinie, die sich verschieben lässt.',
  'Image before': 'Bild vorher',
  'Image after': 'Bild nachher',
  'Label before': 'Beschriftung vorher',
  'Label after': 'Beschriftung nachher',
  'Divider position': 'Geteilt bei',
  'How much of the first image is seen in the beginning.':
    'Wie viel vom ersten Bild anfangs zu sehen ist.',
  Labels: 'Beschriftungen',
  'On the images': 'Auf den Bildern',
  'Below the images': 'Unter den Bildern',
  'Wide frame': 'Breit, wie ein Passepartout',
  'Divider moves': 'Trennlinie bewegt sich',
  'By dragging': 'Durch Ziehen',
  'With the pointer': 'Mit dem Mauszeiger',
  'Labels on the images': 'Beschriftungen auf den Bildern',
  'Above and below, with words of its own': 'Oben und unten, mit eigenen Worten',
  'Labels below, in a wide frame, follows the pointer':
    'Beschriftungen darunter, breiter Rahmen, folgt dem Mauszeiger',
  'Say what has changed between the two images.':
    'Schreiben Sie, was sich zwischen den beiden Bildern geändert hat.',
}
