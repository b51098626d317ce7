import {
  BooleanInput,
  email,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'

const choices = (name: string, ids: readonly string[]) =>
  ids.map(id => ({ id, name: `resources.settings.comments.${name}.${id}` }))
const help = (name: string) => `resources.settings.commentsHelp.${name}`
const toWhole = (value: string) => Math.trunc(Number(value)) || 0

/** Settings of comments: availability, moderation, display, notifications. */
export function DiscussionTab() {
  return (
    <>
      <BooleanInput source="comments.onPosts" helperText={help('onPosts')} />
      <SelectInput
        source="comments.moderation"
        choices={choices('moderation', ['all', 'first', 'none'])}
        validate={required()}
        helperText={help('moderation')}
      />
      <NumberInput
        source="comments.closeAfterDays"
        validate={[minValue(0), maxValue(3650)]}
        format={(days: number) => days || null}
        parse={toWhole}
        helperText={help('closeAfterDays')}
      />
      <NumberInput
        source="comments.depth"
        validate={[required(), minValue(1), maxValue(6)]}
        parse={toWhole}
        helperText={help('depth')}
      />
      <NumberInput
        source="comments.perPage"
        validate={[required(), minValue(1), maxValue(100)]}
        parse={toWhole}
        helperText={help('perPage')}
      />
      <SelectInput
        source="comments.order"
        choices={choices('order', ['oldest', 'newest'])}
        validate={required()}
      />
      <BooleanInput source="comments.notifyStaff" helperText={help('notifyStaff')} />
      <TextInput
        source="comments.notifyTo"
        type="email"
        validate={email()}
        parse={(value: string | null) => value ?? ''}
        helperText={help('notifyTo')}
      />
      <BooleanInput source="comments.notifyAuthors" helperText={help('notifyAuthors')} />
    </>
  )
}
