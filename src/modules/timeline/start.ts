import type { Start } from '#module-contract'

export const start: Start = {
  entries: [
    {
      when: '2012',
      title: 'Two people and an idea',
      body: '<p>The first customers come from the neighborhood.</p>',
    },
    {
      when: '2018',
      title: 'A larger place',
      body: '<p>The team grows to twelve people and moves.</p>',
    },
    {
      when: 'Today',
      title: 'Still independent',
      body: '<p>The company belongs to the people who work in it.</p>',
    },
  ],
}
