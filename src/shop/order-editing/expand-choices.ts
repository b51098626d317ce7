import type { ProductOption } from '../catalog/view.ts'

const MAX_CHOICES = 50

/** All values of the options that a variant leaves open, as value per option key. */
export function expandChoices(
  options: readonly Pick<ProductOption, 'key' | 'values'>[],
  chosen: Record<string, string>,
): Record<string, string>[] {
  let choices: Record<string, string>[] = [{}]
  for (const { key, values } of options) {
    if (chosen[key]) continue
    choices = choices
      .flatMap(choice => values.map(value => ({ ...choice, [key]: value })))
      .slice(0, MAX_CHOICES)
  }
  return choices
}
