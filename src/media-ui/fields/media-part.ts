import Type from 'typebox'
import { baseOf, type Field, type FieldOptions, type ModuleWarning, toggle } from '#module-contract'

/** Position in seconds; 0 for none. */
function mediaTime(options: FieldOptions): Field<number> {
  return {
    ...baseOf(options),
    kind: 'media-time',
    schema: Type.Number({ minimum: 0, maximum: 360_000, title: options.label }),
    control: { input: 'media-time' },
    default: 0,
  }
}

/** Start and end of the played part. */
export const partFields = {
  startSeconds: mediaTime({
    label: 'Start at',
    help: 'In minutes and seconds, such as 1:05. Leave empty for the beginning.',
    group: 'behaviour',
  }),
  endSeconds: mediaTime({
    label: 'End at',
    help: 'Leave empty to play to the end.',
    group: 'behaviour',
  }),
}

/** Whether playback repeats. */
export const repeatField = toggle({ label: 'Repeat', group: 'behaviour', default: false })

export const partWarningTexts = {
  endsFirst: '“End at” has to be later than “Start at”: it plays to the end.',
} as const

/** Warns about a part that ends before it starts, at the field `path` (`slides.0.`). */
export function findPartWarnings(
  { startSeconds, endSeconds }: { startSeconds: number; endSeconds: number },
  path = '',
): ModuleWarning[] {
  const isMeant = endSeconds === 0 || endSeconds > startSeconds
  return isMeant ? [] : [{ text: partWarningTexts.endsFirst, option: `${path}endSeconds` }]
}
