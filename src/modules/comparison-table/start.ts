import type { Start } from '#module-kit'

export const start: Start = {
  columns: [{ name: 'First column' }, { name: 'Second column' }],
  rows: [
    { label: 'What is compared', cells: [{ mark: 'yes' }, { mark: 'no' }] },
    {
      label: 'What else is compared',
      cells: [
        { mark: 'text', text: 'Value' },
        { mark: 'text', text: 'Value' },
      ],
    },
  ],
}
