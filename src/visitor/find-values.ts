/** Shows only the values of a facet that contain the words of its search field. */
export function findValues(field: HTMLInputElement) {
  const group = field.closest('details')
  const words = fold(field.value)
  for (const item of group?.querySelectorAll<HTMLElement>('[data-value]') ?? []) {
    item.hidden = !fold(item.dataset.value ?? '').includes(words)
  }
  const more = group?.querySelector<HTMLDetailsElement>('.filter-more')
  if (more && words) more.open = true
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
