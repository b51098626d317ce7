import { node } from '#pages/schema'

export const hours = (id: string, level = 'h2') =>
  node('opening-hours', id, {
    title: 'When the door is open',
    hours: ['thursday', 'friday', 'saturday'].map(days => ({
      days,
      opens: '11:00',
      closes: '17:00',
    })),
    level,
    layout: 'grouped',
    place: 'Atelier Nord',
  })

export const studioMap = (id: string, level = 'h2') =>
  node('map', id, {
    name: 'Where the studio is',
    layout: 'below',
    ratio: '16/9',
    level,
    places: [
      {
        title: 'Atelier Nord',
        coordinates: '60.4497, 22.2569',
        address: 'Läntinen Rantakatu 14\n20100 Turku',
        body: '<p>The blue door, where the river bends.</p>',
      },
    ],
  })
