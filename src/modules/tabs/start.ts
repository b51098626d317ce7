import type { Start } from '#module-kit'

export const start: Start = {
  items: [tab('First tab'), tab('Second tab')],
}

function tab(title: string) {
  const body = '<p>Write the content of this tab.</p>'
  return { title, content: [{ type: 'text', props: { id: 'text', body } }] }
}
