/**
 * The icons of the program itself, for controls and for what modules are told apart by: paths in a 24 × 24 box, drawn as
 * 1.5 px strokes. What owners choose comes from the full set (`design/icons`).
 */
export const icons = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  bag: 'M6 8h12l1 12H5L6 8Zm3 0V6a3 3 0 0 1 6 0v2',
  calendar: 'M4 6h16v14H4V6Zm0 4h16M8 3v4m8-4v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  columns: 'M4 5h16v14H4V5Zm8 0v14',
  cursor: 'm6 4 12 7-5.5 1.5L9.5 18 6 4Z',
  droplet: 'M12 3.5c3.5 4.2 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 2.5-6.3 6-10.5Z',
  flame: 'M12 3c1 4 5 5.5 5 10.5a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 2 1.5 2.5 2 2.5C11 9 10.5 6 12 3Z',
  gallery: 'M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z',
  gift: 'M4 9h16v4H4V9Zm1 4h14v7H5v-7Zm7-4v11M12 9S10.5 4 8 5s0 4 4 4Zm0 0s1.5-5 4-4 0 4-4 4Z',
  grid: 'M4 4h16v16H4V4Zm0 8h16M12 4v16',
  hand: 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11m0-5.5a1.5 1.5 0 0 1 3 0V11m0-3.5a1.5 1.5 0 0 1 3 0V15a5.5 5.5 0 0 1-5.5 5.5C8 20.5 7 18 5 14.5c-.8-1.5 1.2-2.5 2.2-1.300L8 14',
  heading: 'M6 5v14M18 5v14M6 12h12',
  heart: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.7C20 15 12 20 12 20Z',
  home: 'm4 11 8-7 8 7v9h-5v-6H9v6H4v-9Z',
  image: 'M4 5h16v14H4V5Zm0 11 5-5 4 4 2-2 5 5M15.5 9.5h.01',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-13 13M5 19c2-5 5-8 9-10',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  map: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8 8 0 1 1 9.5 4 6.5 6.5 0 0 0 20 14.5Z',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M6 4h4l1.5 5-2.5 1.5a11 11 0 0 0 4.5 4.5L15 12.5l5 1.5v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  play: 'm8 5 11 7-11 7V5Z',
  plus: 'M12 5v14M5 12h14',
  quote:
    'M10 7c-3 0-5 2-5 5.5V17h5v-5H7.5c0-2 1-3 2.5-3V7Zm9 0c-3 0-5 2-5 5.5V17h5v-5h-2.5c0-2 1-3 2.5-3V7Z',
  refresh: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
  rows: 'M4 5h16v6H4V5Zm0 8h16v6H4v-6Z',
  screen: 'M4 5h16v11H4V5Zm5 15h6m-3-4v4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  share: 'M12 15V4m-4 4 4-4 4 4M8 11H6v9h12v-9h-2',
  shield: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Z',
  sliders: 'M5 8h9m4 0h1M5 16h1m4 0h9M16 8a2 2 0 1 0 0-.01M8 16a2 2 0 1 0 0-.01',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8L12 4Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  tabs: 'M4 8h16v11H4V8Zm0 0V5h5v3m0-3h5v3',
  text: 'M5 6h14M5 11h14M5 16h9',
  timer: 'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12v4l2.5 1.5M9 2h6',
  truck:
    'M3 6h11v10H3V6Zm11 4h4l3 3v3h-7v-6ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c.5-4 3-6 7-6s6.5 2 7 6',
  video: 'M4 6h11v12H4V6Zm11 5 5-3v8l-5-3',
} as const

export type IconName = keyof typeof icons
