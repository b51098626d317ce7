import type { Start } from '#module-contract'

export const start: Start = {
  items: [
    tab('Overview', 'Three decades of experience, one team, and one contact for every question.'),
    tab(
      'How it works',
      'Every project starts with a visit. You then receive a fixed quote within five working days.',
    ),
  ],
}

function tab(title: string, text: string) {
  const body = `<p>${text}</p>`
  return { title, content: [{ type: 'text', props: { id: 'text', body } }] }
}
