import Type, { type TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { OuterSchema } from '#design'
import { type AnyModule, NODE_ID_PATTERN } from '#module-contract'
import { type DocumentProblem, toProblems } from './document-problems.ts'

const strict = { additionalProperties: false }
const id = Type.String({ pattern: NODE_ID_PATTERN })

/**
 * Schema that all modules share. It is large (every option per screen and state), so it is
 * validated and described separately from the modules' props.
 */
const CommonSchema = Type.Object({ id, ...OuterSchema }, strict)
const commonKeys = new Set(Object.keys(CommonSchema.properties))

/** Definitions that `describeProps` refers to. */
export const commonDefinitions = {
  designOptions: OuterSchema.design,
  presets: OuterSchema.presets,
  animationOptions: OuterSchema.animation,
  attributeOptions: OuterSchema.attributes,
  displayOptions: OuterSchema.display,
}

/** JSON Schema of a module's props. */
export function describeProps(module: AnyModule) {
  const design = Type.Optional(Type.Ref('#/$defs/designOptions'))
  const presets = Type.Optional(Type.Ref('#/$defs/presets'))
  const animation = Type.Optional(Type.Ref('#/$defs/animationOptions'))
  const attributes = Type.Optional(Type.Ref('#/$defs/attributeOptions'))
  const display = Type.Optional(Type.Ref('#/$defs/displayOptions'))
  return Type.Object(
    { id, design, presets, animation, attributes, display, ...module.props.schema.properties },
    strict,
  )
}

/** Problems of a node's props, without slots. */
export function findPropsProblems(
  module: AnyModule,
  props: Record<string, unknown>,
  path: string,
): DocumentProblem[] {
  const common: Record<string, unknown> = {}
  const own: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(props)) {
    const isCommon = commonKeys.has(key)
    ;(isCommon ? common : own)[key] = value
  }
  return [
    ...toProblems(validatorOf(CommonSchema), common, path),
    ...toProblems(validatorOf(module.props.schema), own, path),
  ]
}

const validators = new WeakMap<TSchema, Validator>()

/** Compiled on first use, once per process, because compiling takes milliseconds. */
export function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema)
  if (!validator) {
    validator = Compile(schema)
    validators.set(schema, validator)
  }
  return validator
}
